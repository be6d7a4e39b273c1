'use client'

import { lazy, Suspense } from 'react'
import { JobPostFormSkeleton } from '@/components/job-posts/form/job-post-form-skeleton'
import { loadParts } from '@/components/job-posts/form/lazy-parts'
import type { JobPostEditorProps } from './job-post-editor'

const editorWith = (parts: Parameters<typeof loadParts>[0]) =>
  lazy(async () => {
    const [editor] = await Promise.all([import('./job-post-editor'), loadParts(parts)])
    return editor
  })

const NewPostEditor = editorWith({ quickPost: true })
const WrittenPostEditor = editorWith({ quickPost: false })

/** The form; the server renders its markup, and its script, the largest of all pages, loads after the page's own. */
export function LazyJobPostEditor(props: JobPostEditorProps) {
  const Editor = props.post || props.clone ? WrittenPostEditor : NewPostEditor
  return (
    <Suspense fallback={<JobPostFormSkeleton />}>
      <Editor {...props} />
    </Suspense>
  )
}
