// Every word that the page says, in one place: to be read in one go, and translated in one file.
// Sentences about positions come from the module (show/wording), not from here.
export const strings = {
  app: {
    title: 'Minewise',
    loading: 'The engine is on its way',
    noEngine: 'This browser could not start the engine',
  },
  board: {},
  offline: {
    newVersion: 'A new version of this page is here. If other tabs show the old one, close them first.',
    loadIt: 'Load it',
  },
  editor: {},
  tell: {},
};
