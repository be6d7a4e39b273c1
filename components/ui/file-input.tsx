'use client'

import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  ref?: Ref<HTMLInputElement | null>
  /** Called with the chosen files, at least one; the same ones can be chosen again afterwards. */
  onChoose: (files: readonly File[]) => void
}

/** An input of files that also takes those that were chosen before its script was there. */
export function FileInput({ ref, onChoose, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  const take = () => {
    const files = [...(input.current?.files ?? [])]
    // A browser tells nothing of a choice that is the same as the one before.
    if (input.current) input.current.value = ''
    if (files.length > 0) onChoose(files)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the first render
  useEffect(take, [])

  return <input {...rest} ref={input} type="file" onChange={take} />
}
