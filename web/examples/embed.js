// Tells beside the board what is best, and what is wrong with it.
const output = document.querySelector('output');
addEventListener('minewise-analysis', ({detail: {analysis}}) => {
  const {best, layouts} = analysis;
  output.textContent = `${layouts} layouts; ` + (best ? `best: row ${best.row}, column ${best.col}` : 'nothing to open');
});
addEventListener('minewise-error', ({detail}) => output.textContent = detail.message);
