export function Component() {
  return (
    <>
      <title>Dashboard · E-Store</title>
      <h1>Dashboard</h1>
    </>
  );
}
