export function Component() {
  return (
    <>
      <title>Register · E-Store</title>
      <h1>Register</h1>
    </>
  );
}
