export const page = `
  # Condizioni

  ## Prono

  Mentre sei prono hai svantaggio ai tiri per colpire.

  ## Trattenuto

  - La tua velocità è **0**.
  - I tiri per colpire contro di te hanno vantaggio e i tuoi hanno svantaggio.
  - Hai svantaggio ai tiri salvezza su Destrezza.
`;
