export const permissionsHeader = 'permissions-policy'

type Allowed = '()' | '(self)'

const policyOf = (camera: Allowed, microphone: Allowed) =>
  `camera=${camera}, display-capture=(), geolocation=(self), microphone=${microphone}, payment=(), usb=()`

/** What every answer lets its document use of the device: its position, if the person agrees. */
export const usualPermissions = policyOf('()', '()')

/** For the one screen on which films are recorded: camera and microphone as well, of our own pages alone. */
export const recordingPermissions = policyOf('(self)', '(self)')

/** For chat, in which voices are recorded: the microphone as well. */
export const talkPermissions = policyOf('()', '(self)')

/** What the gate may say of a document in place of the usual. */
export const openedPermissions: readonly unknown[] = [recordingPermissions, talkPermissions]
