import { useBlocker } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { quotedJosa } from '../../../../contract/text/josa.ts'
import type { RecordFields } from '../../../../contract/records/records.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { LOGIN_PATH } from '../../session/model.ts'
import type { FormProps, RecordValues } from '../form-model.ts'
import { useRecordDraft } from '../draft-hooks.ts'
import { useFocusOnceDone } from '../hooks.ts'
import { changedFields, mergeFields, pick, plainText } from '../model.ts'
import { binRecords, saveRecord } from '../mutations.ts'
import classes from './Backoffice.module.css'
import { ConflictPanel } from './ConflictPanel.tsx'
import { EditingNote } from './EditingNote.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { Neighbours } from './Neighbours.tsx'

interface Props<R extends RecordFields, V extends RecordValues> extends FormProps<R, V> {
  record: R | null
  /** As the server last said; null of a new one. */
  now: R | null
  onSaving: () => void
  /** `more`: something was typed while it was saved, which the form keeps. */
  onSaved: (record: R, more: boolean) => Promise<void>
  /** The record as it is on the server. */
  readNow: (id: number) => Promise<R>
}

const LEAVE = '저장하지 않은 내용이 있어요. 이 화면을 떠날까요?'

/** Fields, what is told about them, and what keeps an admin's work: leave guard, merge of two admins' changes, history. */
export function RecordEditor<R extends RecordFields, V extends RecordValues>(props: Props<R, V>) {
  const {
    resource,
    schema,
    valuesOf,
    names,
    Fields,
    preview,
    Preview,
    textOf,
    beginsWith = 'new',
    record,
    now,
    onSaving,
    onSaved,
    readNow,
  } = props
  const isNew = record === null
  const save = useCommand(useMemo(() => saveRecord(resource, isNew), [resource, isNew]))
  const bin = useCommand(useMemo(() => binRecords(resource), [resource]))
  /** What the server has, as far as this form knows. */
  const [base, setBase] = useState(record)
  /** What both admins have changed, with what both began from. */
  const [contested, setContested] = useState<Partial<V>>({})
  const conflicts = Object.keys(contested)
  const [previewed, setPreviewed] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const binButton = useFocusOnceDone(bin.pending)
  const initialValues = valuesOf(base)
  /** What is typed while a call runs is kept. */
  const latest = useRef(initialValues)
  const form = useServerForm<V, typeof schema>({
    initialValues,
    schema,
    async send(body) {
      if (conflicts.length > 0) throw new ApiError('VERSION_CONFLICT', 409, '먼저 아래에서 쓸 내용을 골라 주세요.')
      // Below the veil of a new record's call, no field has the focus any more.
      if (isNew) onSaving()
      const { saved, sent, mine } = await sendMerged(body as object)
      draft.forget()
      const since = changedFields(mine, latest.current)
      const typed = pick(
        latest.current,
        since.filter((name) => changedFields(sent, latest.current).includes(name)),
      )
      const more = Object.keys(typed).length > 0
      if (more) {
        setBase(saved)
        form.change({ ...valuesOf(saved), ...typed })
      } else if (!isNew) onSaving()
      await onSaved(saved, more)
    },
  })
  useLayoutEffect(() => {
    latest.current = form.values
  })
  const dirty = changedFields(initialValues, form.values).length > 0
  const draft = useRecordDraft({
    name: `${resource.path}.${record?.id ?? beginsWith}`,
    stored: initialValues,
    values: form.values,
    contested,
    restore(typed, open) {
      form.change(typed)
      setContested(open)
    },
  })
  // Binned or restored elsewhere, or by an undo: what is edited isn't concerned. A place in the bin is hidden, too.
  if (now && base && now.id === base.id && now.version > base.version) {
    const moved = !dirty && (now.deletedAt === null) !== (base.deletedAt === null)
    if (moved || isSameContent(valuesOf(now), initialValues)) setBase(now)
  }

  /** Another admin may have saved meanwhile: what doesn't conflict is merged and sent; the rest is for this admin to decide. */
  async function sendMerged(body: object): Promise<{ saved: R; sent: V; mine: V }> {
    const id = base?.id ?? null
    try {
      const saved = await save.submit({ id, body: base ? { ...body, version: base.version } : body })
      return { saved, sent: form.values, mine: form.values }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT' || !base) throw error
      const theirs = await readNow(base.id)
      const mine = latest.current
      const merged = mergeFields(valuesOf(base), mine, valuesOf(theirs))
      setBase(theirs)
      form.change(merged.values)
      if (merged.conflicts.length > 0) {
        setContested(pick(valuesOf(base), merged.conflicts) as Partial<V>)
        throw error
      }
      const sent = { ...(v.parse(schema, merged.values) as object), version: theirs.version }
      return { saved: await save.submit({ id: theirs.id, body: sent }), sent: merged.values, mine }
    }
  }

  useBlocker({
    shouldBlockFn: async ({ next }) => {
      // The session has ended: what is typed is kept for afterwards.
      if (!dirty || next.pathname === LOGIN_PATH) return false
      if (!(await askConfirm(LEAVE))) return true
      draft.forget()
      return false
    },
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      element.current?.querySelector('form')?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const title = base ? resource.nameOf(base) : `${resource.title} 새로 쓰기`
  return (
    <Stack gap={16} ref={element}>
      <Row gap={12} align="center" justify="between" wrap>
        <Text as="h1" size="title" weight={700}>
          {title}
        </Text>
        <Row gap={8} align="center">
          {Preview && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
              미리 보기
            </Button>
          )}
          {base && <Neighbours path={resource.path} id={base.id} />}
          {base && resource.api.bin && (
            <Button ref={binButton} variant="default" loading={bin.pending} onClick={() => void toggleBin(base)}>
              {base.deletedAt ? '되살리기' : '휴지통으로'}
            </Button>
          )}
        </Row>
      </Row>
      {base && !base.deletedAt && <EditingNote kind={resource.kind} id={base.id} changed={dirty} />}
      {draft.resumed && dirty && (
        <Row wrap gap={12} align="center" justify="between" padY={12} padX={16} ground="accent" round={14}>
          <output>아직 저장하지 않은 내용을 이어서 보여 드려요.</output>
          <Button
            variant="default"
            onClick={() => {
              draft.forget()
              setContested({})
              form.change(initialValues)
            }}
          >
            {isNew ? '쓴 내용 버리기' : '저장된 내용으로'}
          </Button>
        </Row>
      )}
      {base?.deletedAt && <Message>휴지통에 있어요. 되살린 다음에 고칠 수 있어요.</Message>}
      {Preview && previewed && <Preview values={form.values} onClose={() => setPreviewed(false)} />}
      <div className={classes.form}>
        <Stack gap={16}>
          <div className={classes.fields}>
            <Form
              {...form.form}
              message={form.message}
              sending={form.sending}
              submit={dirty || !base ? '저장 (Ctrl+S)' : '저장했어요'}
              disabled={Boolean(base?.deletedAt) || (base !== null && !dirty)}
            >
              <Fields form={form} record={base} />
              {conflicts.length > 0 && base && (
                <ConflictPanel
                  conflicts={conflicts}
                  names={names}
                  mine={form.values}
                  theirs={valuesOf(base)}
                  textOf={textOf ?? readable}
                  onChoose={(name, mine) => {
                    if (!mine) form.change({ [name]: valuesOf(base)[name] } as Partial<V>)
                    setContested(
                      (open) =>
                        pick(
                          open,
                          Object.keys(open).filter((one) => one !== name),
                        ) as Partial<V>,
                    )
                  }}
                />
              )}
            </Form>
          </div>
          {preview && (
            <section className={classes.fields} aria-label="미리 보기">
              <Text as="h2" size="lead" weight={700}>
                미리 보기
              </Text>
              {preview(form.values)}
            </section>
          )}
        </Stack>
        {base && (
          <HistoryPanel
            kind={resource.kind}
            id={base.id}
            version={base.version}
            names={names}
            textOf={textOf ?? readable}
            onRestore={(before) => {
              const restored = valuesOf({ ...base, ...before })
              form.change(pick(restored, changedFields(valuesOf(base), restored)) as Partial<V>)
            }}
          />
        )}
      </div>
    </Stack>
  )

  async function toggleBin(held: R): Promise<void> {
    const binned = held.deletedAt === null
    if (binned && !(await askConfirm(`${quotedJosa(resource.nameOf(held), '을/를')} 휴지통으로 옮길까요?`))) return
    const { status } = await bin.run({ ids: [held.id], binned })
    if (status === 'done') setBase(await readNow(held.id))
  }
}

const isSameContent = (one: RecordValues, other: RecordValues) => changedFields(one, other).length === 0

const readable = (_name: string, value: unknown) => plainText(value)
