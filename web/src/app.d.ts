declare module "virtual:locale/*" {
  const text: string;
  export default text;
}
declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:games" {
  type Fetched = Record<string, () => Promise<{ default: string }>>;
  /** By game and language. */
  export const words: Record<string, Fetched>;
  export const rules: Record<string, Fetched>;
}
