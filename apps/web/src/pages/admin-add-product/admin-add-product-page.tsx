export function Component() {
  return (
    <>
      <title>Add product · E-Store</title>
      <h1>Add product</h1>
    </>
  );
}
