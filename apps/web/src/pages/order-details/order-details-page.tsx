export function Component() {
  return (
    <>
      <title>Order · E-Store</title>
      <h1>Order</h1>
    </>
  );
}
