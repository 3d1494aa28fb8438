// Every word that the page says, in one place: to be read in one go, and translated in one file.
// Sentences about positions come from the module (show/wording), not from here.
export const strings = {
  app: {
    title: 'Minewise',
    loading: 'The engine is on its way',
    noEngine: 'This browser could not start the engine',
  },
  board: {},
  editor: {},
  tell: {},
};
