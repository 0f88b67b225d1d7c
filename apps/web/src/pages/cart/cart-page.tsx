export function Component() {
  return (
    <>
      <title>Shopping Cart · E-Store</title>
      <h1>Shopping Cart</h1>
    </>
  );
}
