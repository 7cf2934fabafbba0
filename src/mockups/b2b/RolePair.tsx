import { Fragment } from 'react'
import { Icon } from '../../theme/Icon'
import * as s from './RolePair.styles'
import type { RolesWords } from './words'

/** Two roles of an agency, and what each may do. */
export function RolePair({ words: { title, roles, rights } }: { words: RolesWords }) {
  return (
    <div css={s.roles}>
      <small>{`${title} `}</small>
      {roles.map(({ name, text }) => (
        <small key={name}>
          <b>{name}</b> {`${text} `}
        </small>
      ))}
      {rights.map(({ name, may }) => (
        <Fragment key={name}>
          <span>{`${name} `}</span>
          {may.map((right, role) => (
            <span key={role} data-state={right === null ? undefined : 'may'}>
              {right === null ? '– ' : <Icon name="circle-check" />}
              {right && `${right} `}
            </span>
          ))}
        </Fragment>
      ))}
    </div>
  )
}
