declare module '*.toml' {
  const read: unknown;
  export default read;
}
