import { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import type { ImportAct } from '../../../contract/imports/import-states.ts'
import type { ImportChoice, ImportRun, NewImportBody } from '../../../contract/imports/imports-admin.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { importQuery } from './admin-queries.ts'

const showRun = ({ queryClient }: CommandContext, _input: unknown, run: ImportRun | undefined) =>
  run && queryClient.setQueryData(importQuery(run.id).queryKey, run)
const touches = () => [[...recordsKey('import'), 'list'], recordsKey('audit'), recordsKey('place'), ['dashboard']]

/** Announces files, whose bytes follow. */
export const createImport: Command<NewImportBody, ImportRun> = {
  name: 'imports.create',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(importsAdminApi.createImport, { body }),
  settle: showRun,
  touches,
}

interface ActInput {
  id: number
  act: ImportAct
  whole?: boolean
  confirmed?: boolean
}

export const actOnImport: Command<ActInput, ImportRun> = {
  name: 'imports.act',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (call, { id, confirmed = false, ...body }) =>
    call(importsAdminApi.actOnImport, { params: { id }, body: { ...body, confirmed } }),
  settle: showRun,
  touches,
}

export const chooseChanges: Command<{ id: number; choice: ImportChoice }, ImportRun> = {
  name: 'imports.choose',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (call, { id, choice }) => call(importsAdminApi.chooseImportChanges, { params: { id }, body: choice }),
  settle: showRun,
  touches: (_author, { id }) => [[...importQuery(id).queryKey, 'changes']],
}
