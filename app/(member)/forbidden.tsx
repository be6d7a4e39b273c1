import { NotYours } from '@/components/screens/not-yours'

export default function Forbidden() {
  return <NotYours />
}
