export function Component() {
  return (
    <>
      <title>Settings · E-Store</title>
      <h1>Settings</h1>
    </>
  );
}
