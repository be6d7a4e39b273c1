import { describe, expect, test } from '@jest/globals'
import { passwordStrength } from './password-strength'

describe('passwordStrength', () => {
  test.each([
    ['1234567', 0],
    ['12345678', 1],
    ['password', 1],
    ['Password2569', 1],
    ['aaaaaaaaaaaa', 1],
    ['kfjwoeiq', 1],
    ['Kfjwo3iq', 2],
    ['kfjwoeiqplmx', 2],
    ['ลมพัดเย็นสบายริมน้ำ', 3],
    ['lom-Phat-yen-96', 3],
  ])('%s is %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))

  test("one's own e-mail name counts against it", () => {
    expect(passwordStrength('Somying-2569x', 'somying@example.com')).toBeLessThan(
      passwordStrength('Somying-2569x', 'other@example.com'),
    )
  })
})
