import { themeKey } from './theme'

/** The inline script that applies the choice before the first paint; part of a page's first script. */
export const themeSource = `try{const t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`
