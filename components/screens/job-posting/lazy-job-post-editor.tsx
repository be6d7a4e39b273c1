'use client'

import { lazy, Suspense } from 'react'
import { JobPostFormSkeleton } from '@/components/job-posts/form/job-post-form-skeleton'
import { loadParts } from '@/components/job-posts/form/lazy-parts'
import type { JobPostEditorProps } from './job-post-editor'

type EditorProps = Omit<JobPostEditorProps, 'parts' | 'Photos'>

const editorWith = (wanted: Parameters<typeof loadParts>[0]) =>
  lazy(async () => {
    const [{ default: JobPostEditor }, parts, { default: Photos }] = await Promise.all([
      import('./job-post-editor'),
      loadParts(wanted),
      import('./job-post-photos').catch(() => ({ default: () => null })),
    ])
    return {
      default: (props: EditorProps) => <JobPostEditor {...props} parts={parts} Photos={Photos} />,
    }
  })

const NewPostEditor = editorWith({ quickPost: true })
const WrittenPostEditor = editorWith({ quickPost: false })

/** The form; the server renders its markup, and its script, the largest of all pages, loads after the page's own. */
export function LazyJobPostEditor(props: EditorProps) {
  const isNew = !(props.post || props.clone)
  const Editor = isNew ? NewPostEditor : WrittenPostEditor
  return (
    <Suspense fallback={<JobPostFormSkeleton isNew={isNew} />}>
      <Editor {...props} />
    </Suspense>
  )
}
