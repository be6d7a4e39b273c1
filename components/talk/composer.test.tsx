import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Conversation } from '@/lib/talk/talk'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { Composer } from './composer'

const conversation = { id: 'one', canWrite: true, with: { name: 'ครัวยายบัว' } } as Conversation

test('a message of characters that nobody sees is none, so that those behind it are sent', async () => {
  const onSend = jest.fn()
  const nothing = () => undefined
  renderInThai(
    <Composer
      side="worker"
      conversation={conversation}
      editing={null}
      onEdited={nothing}
      onSend={onSend}
      returned={null}
      onTaken={nothing}
      staged={null}
      onUnstage={nothing}
      onAttach={nothing}
      ready={() => null}
    />,
  )
  const send = () => userEvent.click(screen.getByRole('button', { name: messages.chat.send }))
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste('\u200b\u2060 \u3164')
  await send()
  await userEvent.clear(field)
  await userEvent.paste('สวัสดีค่ะ')
  await send()
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('สวัสดีค่ะ', false))
  expect(onSend).toHaveBeenCalledTimes(1)
})
