/** How long a press is kept, in milliseconds: somebody who has waited longer no longer expects its effect. */
const keptMs = 30_000
/** After how long a link that opens something in its page is followed after all. */
const followedMs = 10_000

/**
 * The inline script that keeps the press of a button whose script has not come yet. The button looks faded meanwhile
 * and is pressed again once React knows it, which then hydrates what is around it at once (`__reactProps$` is on every
 * element that React has rendered or hydrated). Any other press takes its place. Forms need none of this: their submit
 * buttons wait (components/forms/submit-button.tsx), and links work without scripts. A link that opens something in its
 * page (`data-opens`) waits like a button, for a while.
 *
 * What is ticked, chosen or typed is shown by the browser at once, but React tells nobody of it when it hydrates the
 * control: where its `checked` or `value` differs, the control is set back and changed again, last to what it was when
 * its script came. The first time may only hydrate it, where React has rendered it without putting it to use.
 */
export const earlyPressSource = `(()=>{
let pressed,since,fading
const known=(element)=>element[Object.keys(element).find((key)=>key.startsWith('__reactProps$'))]
const given=new Map
const give=(control,prop,value)=>{
if(prop==='checked'){
control.checked=!value
return control.click()}
const setter=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control),prop).set
control.value=''
setter.call(control,value)
control.dispatchEvent(new Event(control.localName==='select'?'change':'input',{bubbles:true}))}
const settle=(control,until)=>{
const isLate=!control.isConnected||Date.now()>until
if(!isLate&&!known(control))return setTimeout(settle,50,control,until)
const [prop,value]=given.get(control)
given.delete(control)
if(!isLate&&prop in known(control))for(let left=2;left&&String(known(control)[prop])!==String(value);left--)give(control,prop,value)}
addEventListener('input',({target})=>{
if(!/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)||target.type==='file')return
const isWaiting=given.has(target)
if(!isWaiting&&known(target))return
const prop=/checkbox|radio/.test(target.type)?'checked':'value'
given.set(target,[prop,target[prop]])
if(!isWaiting)settle(target,Date.now()+${keptMs})},true)
const forget=()=>{
fading?.cancel()
pressed=undefined}
const wait=()=>{
if(!pressed)return
if(!pressed.isConnected||Date.now()-since>(pressed.href?${followedMs}:${keptMs})){
if(pressed.isConnected&&pressed.href)location.assign(pressed.href)
return forget()}
if(!known(pressed))return setTimeout(wait,50)
const button=pressed
forget()
button.click()}
addEventListener('click',(press)=>{
const {target,isTrusted}=press
if(!isTrusted)return
forget()
const button=target instanceof Element&&target.closest('button[type=button],a[data-opens]')
if(!button||known(button)||(button.href&&(press.ctrlKey||press.metaKey||press.shiftKey||press.altKey)))return
if(button.href)press.preventDefault()
pressed=button
since=Date.now()
fading=button.animate({opacity:[0.6,0.6]},${keptMs})
wait()},true)
})()`
