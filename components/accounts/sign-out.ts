export { leaveTo } from '@/lib/accounts/leave-to'
export { signOut } from '@/lib/accounts/sign-out'
