export function Component() {
  return (
    <>
      <title>Login · E-Store</title>
      <h1>Login</h1>
    </>
  );
}
