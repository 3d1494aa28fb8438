// The colours of the themes read from the source of the palette, for modules that do not answer
// `palette` yet. In the shape of that answer.
import {readFileSync} from 'node:fs';

const roles = ['paper', 'ink', 'faint', 'line', 'covered', 'open', 'safe', 'flag', 'proved-mine', 'stepped-on',
  'random', 'probability', 'premise', 'low-risk', 'even-risk', 'high-risk', 'chain'];

const channels = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16));

function blend(from, to, part) {
  const mixed = channels(from).map((value, i) => Math.round(value + part * (channels(to)[i] - value)));
  return '#' + mixed.map(value => value.toString(16).padStart(2, '0')).join('');
}

function luminance(colour) {
  const [red, green, blue] = channels(colour).map(channel => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function heat(palette, percent) {
  const half = percent <= 50;
  const fill = blend(palette[half ? 'low-risk' : 'even-risk'], palette[half ? 'even-risk' : 'high-risk'],
                     percent / 50 - (half ? 0 : 1));
  return {fill, ink: contrast(palette.ink, fill) >= contrast(palette.paper, fill) ? palette.ink : palette.paper};
}

function theme(name, text) {
  const colours = [...text.matchAll(/rgb\(0x(\w{6})\)/g)].map(match => '#' + match[1]);
  const byRole = Object.fromEntries(roles.map((role, i) => [role, colours[i]]));
  const plain = [byRole.faint, ...Array(8).fill(byRole.ink)];
  return {
    theme: name, roles: byRole, digits: colours.length > roles.length ? colours.slice(roles.length) : plain,
    heat: Array.from({length: 101}, (_, percent) => heat(byRole, percent)),
  };
}

export function palettesFrom(source) {
  const [, light, dark, blind] = readFileSync(source, 'utf8').split(/constexpr Palette k\w+\{/);
  return [theme('light', light), theme('dark', dark), theme('colour-blind', blind.split('plain(')[0])];
}
