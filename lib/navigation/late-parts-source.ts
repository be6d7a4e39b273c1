/**
 * The inline script that has the parts of a page shown as soon as they come: React's own scripts (`$RC`, `$RV`) wait until
 * 300 ms after what they showed last, whose time they keep in `$RT`.
 */
export const latePartsSource =
  "Object.defineProperty(window,'$RT',{get:()=>performance.now()-300,set:()=>{}})"
