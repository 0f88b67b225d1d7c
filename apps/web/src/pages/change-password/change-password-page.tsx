export function Component() {
  return (
    <>
      <title>Change password · E-Store</title>
      <h1>Change password</h1>
    </>
  );
}
