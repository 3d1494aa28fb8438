// The page as one HTML file that works from disk. Browsers refuse a page from disk its modules, its
// workers by address and its fetches, so all is inside: styles, the script, the worker's script, and
// the modules as base64.

// Scripts stand in the file as they are: a text that looks like a tag would end or swallow one.
function checked(script) {
  const tag = /<\/?script|<!--/i.exec(script.replaceAll('<!--?lit$', ''));
  if (tag) throw new Error(`'${tag[0]}' in a script cannot stand in an HTML file`);
  return script;
}

function replaced(html, tag, text) {
  if (!tag.test(html)) throw new Error(`index.html has no ${tag}`);
  return html.replace(tag, () => text);
}

/** `icon` is an SVG, `module` and `studio` are Buffers, the rest is text. */
export function singleFile({html, style, icon, script, worker, module, studio}) {
  const held = `<script type="text/plain" id="minewise-worker">${checked(worker)}</script>
<script type="text/plain" id="minewise-module">${module.toString('base64')}</script>
<script type="text/plain" id="studio-module">${studio.toString('base64')}</script>
<minewise-app>This file has to be opened from disk. On a server, open its folder instead.</minewise-app>`;
  html = replaced(html, /<link rel="stylesheet"[^>]*>/, `<style>\n${style}</style>`);
  html = replaced(html, /<link rel="icon"[^>]*>/, `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`);
  html = replaced(html, /<link rel="manifest"[^>]*>\n/, '');
  html = replaced(html, /<link rel="apple-touch-icon"[^>]*>\n/, '');
  html = replaced(html, /<script src="page.js"[^>]*><\/script>\n/, '');
  html = replaced(html, /<minewise-app><\/minewise-app>/, held);
  return replaced(html, /<\/body>/, `<script>${checked(script)}</script>\n</body>`);
}
