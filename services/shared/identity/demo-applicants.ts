/**
 * The accounts of those who applied to the demo company, by the id of the worker: sample workers of the partim service, whom the
 * job-post service knows by what they sent. The demo worker is not among them.
 */
export const demoApplicantUids: Readonly<Record<string, string>> = {
  '019c790a-d087-7849-9797-e3fd77755e51': 'seed-0008',
  '019f9126-81cd-75d2-80c2-f6c769e13055': 'seed-0012',
  '019acf6f-dfdc-7350-ba6e-c30b5df9b1a6': 'seed-0050',
  '019d883f-9dea-7c33-b93d-7dce76544710': 'seed-0026',
  '01a03aba-713b-7344-b805-f778cd46c1f3': 'seed-0049',
  '019f89a8-2bac-797f-b302-c69a2aaafc59': 'seed-0068',
  '01997a33-6e89-7294-bf79-05a8d4993d3d': 'seed-0233',
  '01949acb-001f-7da9-b513-678b4202d43f': 'seed-0151',
  '019957ad-cfbe-7bf8-8e86-94b3cc551d75': 'seed-0212',
  '0194b9bb-879b-79cc-a7f4-814b84f6ab2a': 'seed-0123',
  '019ca3cc-1661-73d7-a21d-2ee3b4de3032': 'seed-0024',
  '019daec9-2ff4-798c-9490-cf3ca933a6fe': 'seed-0164',
  '019d4fdb-47ef-754a-8009-c002a016bc32': 'seed-0016',
  '0195f562-7dcd-7d73-9522-c365a8287b13': 'seed-0056',
  '01944b52-a25b-7b30-8887-00b827d07916': 'seed-0028',
  '01a0e5c3-88c7-70dc-a2b4-bfd2dbae2a05': 'seed-0206',
  '019fe385-3dfe-72fa-8e42-88f5752842d3': 'seed-0116',
  '019c6bbd-54ab-7590-a162-449278b50c5a': 'seed-0075',
}
