// Writes the table of the folders into the README: npm run rooms.
import { readFile, writeFile } from 'node:fs/promises'
import { withRooms } from './rooms'

await writeFile('README.md', withRooms(await readFile('README.md', 'utf8')))
