export function Component() {
  return (
    <>
      <title>My Profile · E-Store</title>
      <h1>My Profile</h1>
    </>
  );
}
