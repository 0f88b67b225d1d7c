export function Component() {
  return (
    <>
      <title>Product list · E-Store</title>
      <h1>Product list</h1>
    </>
  );
}
