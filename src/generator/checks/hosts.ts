// Finds rules that a host would ignore.
import { headersFaults } from '../../hosts/rules'
import { fault, type SiteCheck } from './written'

/** Checks that the `_headers` file keeps within the limits of the hosts. */
export const checkHeaders: SiteCheck = (_, { files }) =>
  headersFaults(files.get('/_headers')?.toString() ?? '').map(({ path, what }) =>
    fault({ path }, what, 'src/hosts/rules.ts'),
  )
