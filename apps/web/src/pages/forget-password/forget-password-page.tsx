export function Component() {
  return (
    <>
      <title>Forgot password · E-Store</title>
      <h1>Forgot password</h1>
    </>
  );
}
