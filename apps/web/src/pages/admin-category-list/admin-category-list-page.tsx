export function Component() {
  return (
    <>
      <title>Categories · E-Store</title>
      <h1>Categories</h1>
    </>
  );
}
