import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/components/ui/button'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { useProblemText } from './problem-text'
import { useStoring } from './use-storing'

const answers: (() => void)[] = []
let refusal: Error | null = null

function Note() {
  const { isBusy, refusal: problem, store } = useStoring()
  const problemText = useProblemText()
  const storing = () =>
    new Promise<void>((resolve, reject) => answers.push(() => (refusal ? reject(refusal) : resolve())))
  return (
    <>
      <Button loading={isBusy} onClick={() => void store(storing)}>
        เก็บ
      </Button>
      {problem && <p role="alert">{problemText(problem)}</p>}
    </>
  )
}

test('what cannot be stored is said until it is tried again, and who waits sees that they do', async () => {
  renderInThai(<Note />)
  const button = screen.getByRole('button', { name: /เก็บ/ })
  refusal = new ProblemError(localProblem('unavailable'))
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  answers.shift()?.()
  expect((await screen.findByRole('alert')).textContent).toMatch(/กรุณา/)
  expect(button).not.toHaveAttribute('aria-busy', 'true')

  refusal = null
  await userEvent.click(button)
  expect(screen.queryByRole('alert')).toBeNull()
  answers.shift()?.()
  await screen.findByRole('button', { name: 'เก็บ' })
  expect(screen.queryByRole('alert')).toBeNull()
})
