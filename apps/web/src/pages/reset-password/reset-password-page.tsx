export function Component() {
  return (
    <>
      <title>Reset password · E-Store</title>
      <h1>Reset password</h1>
    </>
  );
}
