export { default } from '../forbidden'
