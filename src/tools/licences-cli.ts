// Writes the licences of the installed packages to static/licences.txt: npm run licences.
import { writeFile } from 'node:fs/promises'
import { LICENCES, licences } from './licences'

await writeFile(LICENCES, await licences())
