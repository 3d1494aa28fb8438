// What the page tells: the side panel of Solve, and the views beside it, as elements.
import './influence.js';
import './optimal.js';
import './panel.js';
