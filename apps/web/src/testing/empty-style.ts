/** Stands for every global stylesheet in tests. */
export default {};
