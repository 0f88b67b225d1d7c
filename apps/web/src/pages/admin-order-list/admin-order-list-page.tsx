export function Component() {
  return (
    <>
      <title>Orders · E-Store</title>
      <h1>Orders</h1>
    </>
  );
}
