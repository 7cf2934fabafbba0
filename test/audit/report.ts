import { mkdir, writeFile } from 'node:fs/promises'
import type { Result } from './audit'

/** Formats a result as a text table, with columns as wide as their widest cell. */
export function table({ head, rows }: Result): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines.map(line => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

/** Formats the results as Markdown. */
export function markdown(results: Readonly<Record<string, Result>>): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return Object.entries(results)
    .map(([name, { head, rows, faults, note }]) =>
      [
        `## ${name}: ${faults.length === 0 ? 'passed' : `${faults.length} faults`}`,
        ...(note ? [note] : []),
        [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'),
        ...(faults.length > 0 ? [faults.map(fault => `- ${fault.replaceAll('\n', ' ')}`).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n')
}

/** Writes `.build/audit.json` and `.build/audit.md`. */
export async function writeReport(results: Readonly<Record<string, Result>>): Promise<void> {
  await mkdir('.build', { recursive: true })
  await writeFile('.build/audit.json', `${JSON.stringify(results, null, 2)}\n`)
  await writeFile('.build/audit.md', `# Audit\n\n${markdown(results)}\n`)
}
