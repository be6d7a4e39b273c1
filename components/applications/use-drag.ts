import { type DragEvent, useRef, useState } from 'react'
import {
  type Application,
  type ApplicationEvent,
  eventInto,
  type Stage,
} from '@/lib/applications/application'

/** Moves applicants by dragging them into a column: what the columns and the dragged need, and which column is aimed at. */
export function useDrag(
  findApplication: (id: string) => Application | undefined,
  move: (event: ApplicationEvent, ids: readonly string[]) => void,
) {
  const [target, setTarget] = useState<Stage | null>(null)
  const dragged = useRef<string | null>(null)
  /** The event that a drop on a column causes for the dragged applicant, or null if none. */
  const eventOfDrop = (stage: Stage): ApplicationEvent | null => {
    const application = dragged.current ? findApplication(dragged.current) : undefined
    const event = stage === 'submitted' ? null : eventInto[stage]
    return application && event && application.stage !== stage && application.events.includes(event)
      ? event
      : null
  }
  return {
    target,
    dropZone: (stage: Stage) => ({
      onDragOver: (event: DragEvent) => {
        if (!eventOfDrop(stage)) return
        event.preventDefault()
        if (target !== stage) setTarget(stage)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setTarget(null)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setTarget(null)
        const asked = eventOfDrop(stage)
        if (asked && dragged.current) move(asked, [dragged.current])
        dragged.current = null
      },
    }),
    draggable: ({ id, events }: Application, name: string) => ({
      draggable: events.length > 0,
      onDragStart: (event: DragEvent) => {
        dragged.current = id
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
      },
      onDragEnd: () => {
        dragged.current = null
        setTarget(null)
      },
    }),
  }
}
