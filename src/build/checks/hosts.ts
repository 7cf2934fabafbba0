// What a host would pass over.
import { headersFaults } from '../../hosts/rules'
import { fault, type SiteCheck } from './written'

/** The `_headers` file within the limits of the hosts. */
export const checkHeaders: SiteCheck = (_, { files }) =>
  headersFaults(files.get('/_headers')?.toString() ?? '').map(({ path, what }) =>
    fault({ path }, what, 'src/hosts/rules.ts'),
  )
