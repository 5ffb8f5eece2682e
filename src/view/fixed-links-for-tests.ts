/** A link as it was sent one day, and the digest of each of its scenarios. */
export interface FixedLink {
  readonly kind: string;
  readonly fragment: string;
  /** For each scenario the digest that its link carries, then any that a documented fix of the engine has moved it to. */
  readonly digests: readonly (readonly string[])[];
}

/**
 * Twenty links of codec version 1 that must open for ever, to the same figures. They are made by the program itself: the
 * one kind of expected value for which that is so. Where a fix of the engine moves a digest, the new one is added after
 * the old one, and the reason is written beside it.
 */
export const FIXED_LINKS: readonly FixedLink[] = [
  {
    kind: 'the frozen default',
    fragment: 'AQE6Y2RgZAACEMFYXHF9Fzd3tBfHnS_CDD_O-oDxwvVLGBnurn3GyLDi3AtkAgA-K0Paz',
    digests: [['murmur3:7378d7ba0b0b5b4a']],
  },
  {
    kind: 'the replay of the filed months',
    fragment:
      'AQABAAEAAAACBgQoAAEAAAcIAAsPAAFzTfVerL3jggijhhMAwK5LAMCuSwDw66YBAOnh8QHkzpCNLgCA-J2bGQCAt9mzFgCAn7_3ESGj1zYz',
    digests: [['murmur3:734df55eacbde382']],
  },
  {
    kind: 'a start after filed month 24, reaching the total',
    fragment: 'AQFEY2RgZAACIMHGxMhiwMDFxqbJAxJiVDu460HMrWsnOEDyDAy_LukwnDtVzPBy12RGhi1fVjIyvPlxiHHKnMafzADDG0jMz',
    digests: [['murmur3:26c1bae05cdad6c8']],
  },
  {
    kind: 'six times the base case, 80 dates',
    fragment:
      'AQFmY2RgZAACIMHEZ6ZweLpCUmJxqkIykOBiY6tkYOBhZGJiYeT-skaMQYBlAVAZY1a39OePXvctOJ6cEmRY-coRjPdun8TIMGnGa0aGmycXMW17sOkRK0PD9pubxRga5u__LggAkNuzqAz',
    digests: [['murmur3:6a8b1bf3f14adf38']],
  },
  {
    kind: 'a CDR vector in the style of Intex',
    fragment: 'AQFMY2RgZAACIMHFxsTAwsTDLXT1kK8AOycvSJS9l5mbl68umOPKMRGG3ge-YHzg7XxGhq2bHjAyLD78GJkAAHwNLuoz',
    digests: [['murmur3:078d030b0d0e7e53']],
  },
  {
    kind: 'a CPR vector in the style of dv01',
    fragment: 'AQFRY2RgZAACIMHFwsTIwiTTr6gn8Fn0S57oZ_GvXKogqVVGHmt59-55xzH5syTD0dVxYPz7xW5Ghr_vmpgYTkxoRyYAl2QBXwz',
    digests: [['murmur3:aa3248ad0dbdbcee']],
  },
  {
    kind: 'lists of monthly rates',
    fragment:
      'AQFZY2RgZAACIMHFwsTEwsjMIHpceB0TAxsTI5DDzMTCwc7Jy8DJDVRyObH1gMQejqccm3YJMxy57QXGZ--vZGTY8-sLI8OO99-RCQBHenPiz',
    digests: [['murmur3:d36185c018bc08e5']],
  },
  {
    kind: 'a bankruptcy, an acceleration, a rescission',
    fragment:
      'AQABAAEAAAACAgQ-AAEAAAoGBlEAAA4CDAIBBDwGIgAABgJEAAwCAgAAAAEDlvbbY8HvTAiznBIA855EAPOeRAD5opkBAKbHvgEAifv3AQDZnYsCAOiFowIAnsJobAz',
    digests: [['murmur3:0396f6db63c1ef4c']],
  },
  {
    kind: 'a sale of the Trust Estate',
    fragment:
      'AQFaY2RgZAACIMHFxhbIwMDHxMXEyGIE5DJZsBybwMjGyMALlP714mLRzrOrizk2zxFi-DzPBYwP7m1hZPj4q5uR4UR7L4TY9vHHTSaGhvn7vwsCADagNggz',
    digests: [['murmur3:fae8d172b9cdab73']],
  },
  {
    kind: 'no call',
    fragment: 'AQABAAEAAAAMBQABAAAODAICAAAAAadMdOCf_sT-CNz0EwD4zUwA-M1MAKGvpAEA9tftAQCw84gCALrCmQIArsmsAgCakIYAz',
    digests: [['murmur3:a74c74e09ffec4fe']],
  },
  {
    kind: 'a successor servicer with claims',
    fragment:
      'AQFvY2RgZAACIMHFxhbIwMDHy8ckwcLA1vzwtTiDABOjBBCzNqx9xAKigGJMTKwNF09xgKjOKpBGAbGNC1pnXkzn2DxHiOHyfBcwfnZiMiPD5U9XGRlmrL2JTAAAwSvgNwz',
    digests: [['murmur3:1016b1a08599d167']],
  },
  {
    kind: 'every reading switched',
    fragment:
      'AQFfY2RgZGBgYGIHUVxsbIEMDHxMbEyMLHIMDLwMQkAGIxsDBwMXIw8jH6MAUA2jloVa9eO66tkcm-cIMezudAHj_S8nMTKcPniVkWHG2pvIBAD1Dvpjz',
    digests: [['murmur3:2a38267be37e7b9b']],
  },
  {
    kind: 'a benchmark of its own with a replacement',
    fragment:
      'AQFbY2RgZAACIMHDyMTEwsrQd_A-4zWmbYzrmcTYvjNzMDJqMDIycn_YBFTBKLJ6GyvbB931HHe-CDP8OOsDxgvXL2FkuLv2GSPDinMvkAkAuJkZuQz',
    digests: [['murmur3:14abb60506f02daf']],
  },
  {
    kind: 'a larger Class D and reserve: a deal in place',
    fragment:
      'AQG6AWNkYGRgYGTi80ksSk8tUihKLU4tKksV6J66o8lCCEzKcDADASNrw4KHR-4wNhy7PesuU8OMO5NNGpbtffKAqeFf61rfhh9zZ0s2bL-5WWxXW9M9EZAGZqCxjAxcTIyMrHuWPN7wgIOR9QgvI-uLdEbWRwlsbKkMDDyMTEwsjNxf1ogBlYpY8DfrrI_cxrHokiDD8teOYPzq2QRGhicr7zEynNrZxMTw_s18JoaHLTuY1nUsXyAEALv0El0z',
    digests: [['murmur3:14380f832caf59b6']],
  },
  {
    kind: 'a made-up trust from the middle of its life',
    fragment:
      'AQGoBm1SbUhTURh-37O7093d7W6tpWOIXsTExI9NrTSaMMuCQBGqP0Gk1FIjt9TZ16_r7rCkUEpCEwNFYWKppQnhD1taIvbHLCj80cxMLCmCQQUFde5k_zpwn_eF-5z3PM9zDgICILGWVZ3xZDddkI81NDX65TxHnjPbyWGbQHHNwOM5QRbV8OB89z5JXe1csJjVudHenZYYWiPGBI8N7ESdbWlHTr3-fgohiSIS_RbegAZnQb5zj9vtdsa7kqJ4d2BvvCvNj3eHHPHucCGTxrTpkMQW6pXeqeY7qIT_BIaIosxPfEPlV2A4QdEkKQsPohJxUXtmRcZBQvRZzNnmCmBhmpWTCGpOEYil9KKn4Yq_ptZbLVf5ZZ_3tIfb5Za9Pr9H9p2VG311Hvm8x1vtr8mSL9X6a-QVpae-if1tXFHu5VBCqI2nm-700PUu-nsN_ytGUJcDjyMZ4sZL5VmaRBhbaTUNDlaaZ7pFizphs5LXJq4_hUZz-JlioaNc_HhSGq-DBHX6ba5N7ekpAh4J0oA2qzk4eooFEFzsGNax-umNhnPdIsMlE4ObQ1-OszKSoqWUy2CxmMFAucBio5uB_W2PhI8ghOrXbxkROtr4PlZ-lL8wcAQ5IpkfZZuny2xAOWjZQkcIT3Q2hwP6aGfA-MoEQujGw7sGEYEnW3evmtJXT1QIoqijytJzg9J69WnQBSISO6eDxUlTBJ-Y6U8dj7if5W_8PoYgaTfI2akJtOOSKABlNZluYwORS6XbQSDApdMdwDxxmTQRYsQcRnNoFKLHZEkgedxIF1LkIUYrYGNlDqj6YSMRzIipzPzUbWR4LSShfmxgXYf6cNCF-uWQBczsgMtgYfuQAg8CiiihWXsUn10l7q6jlW1M1dfxDAhG3TDbXhL_hvon7xv-AeDXP8kz',
    digests: [['murmur3:e93d42419853608e']],
  },
  {
    kind: 'a timing curve by month',
    fragment:
      'AQFZY2RgZAACIMHGxMhiwMDBwMXCxMTCyMwgelx4HRMDGzsHMwsTY0UAAy8DJzcDLz8Do8qHlypfI39d4gBpZGA4-MeIYcWdeoae-S2MSAQAqqVaCQz',
    digests: [['murmur3:24f0e924f559fad2']],
  },
  {
    kind: '40 uploaded months, then the projection',
    fragment:
      'AQABAAEAAAAAAQAAAghVcGxvYWRlZAgBKAEGsqidnSGBkOn3AorPl0TsjrcJ_7v18QGhho0L97DIswOU1YmFAf6EgWSa-uilAdW67y3D_997k9_p4wGP8ZjlAZjH_8UBocqhsAHNwZOWAezfudwErcfq4QHf4bHmAu6tl4YB-bGDHoXz8s0Bl5W9hQKNnLlh9t38Ie-39oYBs5z2pQGsx6krqq_8qAGVvMjrAvjitxbR67WBAbOq0DHZsZUy2eWGogHJq-BE-7PxhwGl67QtgrqOUAEG1OWM6wfS8d8Dq7X9F-rc-ArdxI1OsZqTR5_Glx3SyPczh_TfLMHIjAXJn7Ekh46IH-HTjhuRwIwh-5LIDNzec_HMkEnH9NgFh_fOHI2i5yC92_cF7aPNEOuYmhrP__wV36eqLLbIqQbHjIgWp5rfDeWV1iHx5PkLo8zvEbnVigz16f0KtbL0CfW2lROpnawJhbjvE_XD2wvh4IwK5ngBBo7Q7AOyyMcE7qmmBKLxphfKkqgX5pilApOT8RyuhuAb-6e9DbSlnQKLyFL8x8IZ_qyFE_3YxRyWt_YFk9KhAZb4O8jG4Rzt_PkUx4K6FK3VzwKl8K4Dm8qbBdavmgbL4cgR-efuDbLSixuVw-EMvN6OCuCm7wvozWGxi5IPqeD1D7vRrQGioq0Zr6-DHqStnAeqiLADy6bzCLiIoAcAAAEG0qeQB8r9pgjGroQM-rXziwGq-4ESvqLUEsP7lEvs-ccsj6ypJsWV_gajptAQt-3RBbrkqS_F4_Y6wvfUFZqdkTDn5d0r3faZIM3MiQWj4tYUlNnpEZeSswia2I4G3piMB_bz1hPLh8IR1ZOmAda-sRP9-Icqhtsh_-qRDKKu3AKtkXb39uQH4IPGF4f3mg6-0d4D6ZKZBbjoeLLcnQgAAQakzxTajSrvmgGbsAG3rASb1R27tBTIDq_qAcGUAYtRqyPKCeUxwTnHFMMOmijzDucG2xqTBs4B2QHkBNMBuhmNE4MTgLAC8KwD0P4OhuoNtqwSmP4WkMMIjp0ZouUWrLsRlswIAAAAAf6lUx43Ssz5CLiJEwDssksA7LJLANumpgEA9OPuAQCz5PIBALPk8gEAs-TyAQCAcDEdz',
    digests: [['murmur3:fea5531e374accf9']],
  },
  {
    kind: 'twelve scenarios',
    fragment:
      'AQGMBm2SXWyLURjHn-dU52Qfou3iZokscSUu6JiPBGFsimWJSLjgws0ksru5IUFqoiFbNltZy7quLY0OVVTYO4nGarK1VpaZtWzT6oZQpRv2osF7zuvivejF75-Tk_z-5yMPAgIAUVGSvwAKpdU8fWnQkp-Xd1Daxrq9hiZa-HQ5jXYWg-Cp4WTtVxEG731E8MY-K4PZZZINePjIWG9Bwb4ddPybDsShao7TdwVhwvsOwRP5oAzmrZRPvUnYsXsaBH1ItKVoPKyDu6d2csI9ToTnTdM59VWyvpTZqvKu4apMQwlNunQQEbZzhvrtCLfFOMLlYFIZzC6X7R8qpi_s6OseSKmn6PufWkgaDZwvoQ6EtuCbnPpqWd_A7Gv13bXbSgzV9GtUC4-DVZzGmBXhjvM1QmfPpDKYvUa2H6qZvrsu9aA-XLOJDvdq4ZG1kuNPXEBIZ18iWL0xZTB9razv4i_Pzgqlfe5j1G_Twqx9K-dZvxlhZGY0p71Otk3zmb5x2YHjqiURB3X80UDcvoXjGGxDaD4nXfaS8Bfh_HULgdDFW-SJ8GlCsohav0LuqGUViw99NzdmTzTTt9MaGItUcJwuqcLcnpD-IGMikBhxk5BoCiAYuwJzGt7xf-gilJVUtqSLT4PFR2-MasB9soJjnGlFeJGYQnDNtRIQXvmI53c8U6QoYbMnlRxlHWeK9gfL1gdsdCCkgfHEZs4vh3SRyag0ue6zLpIWW9rVYLwf8y-SS_4Bbk72LQz',
    digests: [
      ['murmur3:6b57488c080ccc2f'],
      ['murmur3:7378d7ba0b0b5b4a'],
      ['murmur3:5682b931caf89cec'],
      ['murmur3:03359fd146f1821b'],
      ['murmur3:109bc2a9c8ec05e4'],
      ['murmur3:aa72a965471b484c'],
      ['murmur3:536becbb72cb4e40'],
      ['murmur3:03fcf3b920c2a57c'],
      ['murmur3:3e2b607d0323cea0'],
      ['murmur3:1e69f5938bfc7e8e'],
      ['murmur3:458fee14850097af'],
      ['murmur3:880d5cc3323cbf9c'],
    ],
  },
  {
    kind: 'names in many scripts, a note, and markup',
    fragment:
      'AQHHAWNkYGRgYGBj5GJiYGJgYFJ83rha4cP8iSsfNfQiqOUKN1tvbLyx9saKG8tZxNwyi4pLFHIy81K5ilOT8_NSwGwGxuKK67u4uaO9OO58EWb4cdYHjBeuX8LIcHftM0aGFedeIBNAy0RskuxMFA5Pt9FPslNQU1DKzS9KVeJiYwsESjIy__m8U-HQ0hqOzXOEGD7PcwHj80cnMzJc_nSVkWHG2pvIBACj_JF1z',
    digests: [['murmur3:7378d7ba0b0b5b4a'], ['murmur3:03fcf3b920c2a57c']],
  },
  {
    kind: 'the replay with events changed, 70 dates',
    fragment:
      'AQFeY2RgZAACIMHOwcDNy8fEw8TIIsLAwAKkJBhAnCgGBgEmBpYeoBLGpQaCrb8Fi65yLG4TZnjVkAnGa863MkKIJ-s_A1U1bL-5WYyhYf7-74IAQcAZnAz',
    digests: [['murmur3:a5301185fb1172d5']],
  },
];
