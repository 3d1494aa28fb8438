// The studio: what is loaded when a visitor first plays, watches, learns or asks an agent. Built as a
// script of its own, studio.js; the board it draws on is the page's.
import './adviser.js';
import './learn.js';
import './play.js';
import './watch.js';
