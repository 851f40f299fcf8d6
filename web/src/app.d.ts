declare module "virtual:locale/*" {
  const text: string;
  export default text;
}
declare module "virtual:rex/*" {
  const text: string;
  export default text;
}
declare module "virtual:ti4/*" {
  const text: string;
  export default text;
}
declare module "virtual:rules/*" {
  const text: string;
  export default text;
}
