// Writes the table of the folders into src/README.md: npm run rooms.
import { readFile, writeFile } from 'node:fs/promises'
import { withRooms } from './rooms'

await writeFile('src/README.md', withRooms(await readFile('src/README.md', 'utf8')))
