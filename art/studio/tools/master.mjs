// final/<scene>.png -> ../masters/<scene>.webp (quality 94, lossless alpha).   usage: node tools/master.mjs scene [scene ...]
import path from 'node:path'; import { fileURLToPath } from 'node:url'; import sharp from 'sharp';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
for (const name of process.argv.slice(2)) {
  const { size } = await sharp(path.join(root, 'final', `${name}.png`)).webp({ quality: 94, alphaQuality: 100, effort: 6 }).toFile(path.join(root, '..', 'masters', `${name}.webp`));
  console.log(name, `${(size / 1000).toFixed(0)} kB`);
}
