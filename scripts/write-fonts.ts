import { writeFile } from 'node:fs/promises';
import { FACES, fileOf, makeFace } from './fonts/faces.ts';

// Writes src/web/styles/fonts from the packages. Run again for a newer package, another weight or another language.
for (const face of FACES) {
  const made = await makeFace(face);
  await writeFile(fileOf(face), made);
  console.log(`${face.name}: ${made.length} bytes`);
}
