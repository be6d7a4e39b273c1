/** How long a press is kept, in milliseconds: somebody who has waited longer no longer expects its effect. */
const keptMs = 30_000

/**
 * The inline script that keeps the press of a button whose script has not come yet. The button looks faded meanwhile
 * and is pressed again once React knows it, which then hydrates what is around it at once (`__reactProps$` is on every
 * element that React has rendered or hydrated). Any other press takes its place. Forms need none of this: their submit
 * buttons wait (components/forms/submit-button.tsx), and links work without scripts.
 */
export const earlyPressSource = `(()=>{
let pressed,since,fading
const works=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactProps$'))
const forget=()=>{
fading?.cancel()
pressed=undefined}
const wait=()=>{
if(!pressed)return
if(!pressed.isConnected||Date.now()-since>${keptMs})return forget()
if(!works(pressed))return setTimeout(wait,50)
const button=pressed
forget()
button.click()}
addEventListener('click',({target,isTrusted})=>{
if(!isTrusted)return
forget()
const button=target instanceof Element&&target.closest('button[type=button]')
if(!button||works(button))return
pressed=button
since=Date.now()
fading=button.animate({opacity:[0.6,0.6]},${keptMs})
wait()},true)
})()`
