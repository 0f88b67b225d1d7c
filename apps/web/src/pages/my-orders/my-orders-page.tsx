export function Component() {
  return (
    <>
      <title>My Orders · E-Store</title>
      <h1>My Orders</h1>
    </>
  );
}
