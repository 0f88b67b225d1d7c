// Made by `npm run openapi`: the sample of each call, as it was answered.
import type { Examples } from './example.ts';

export const EXAMPLES: Examples = {
  "GET /products": {
    "path": "/products?facets=true",
    "status": 200,
    "answer": {
      "product": [
        {
          "_id": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "brand": "Saanjh",
          "descreption": "A plain crew T-shirt.",
          "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
          "fabric": "100% cotton",
          "fit": "Regular",
          "care": "Machine wash cold",
          "origin": "India",
          "madeIn": "Tiruppur, Tamil Nadu",
          "department": "men",
          "category": "T-Shirt",
          "colour": "Indigo",
          "price": 699,
          "stock": 1,
          "sizes": [
            {
              "size": "M",
              "stock": 1
            }
          ],
          "images": [
            {
              "id": "plain",
              "public_id": "plain",
              "url": "https://pictures.example/plain.webp",
              "alt": "Front of plain T-shirt"
            }
          ],
          "onSale": true,
          "rating": {
            "average": 0,
            "count": 0
          },
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "productCount": 1,
      "page": 1,
      "limit": 9,
      "facets": {
        "category": [
          {
            "value": "T-Shirt",
            "label": "T-Shirt",
            "count": 1
          },
          {
            "value": "Shirts",
            "label": "Shirt",
            "count": 0
          },
          {
            "value": "jeans",
            "label": "Jeans",
            "count": 0
          }
        ],
        "anyCategory": 1,
        "department": [
          {
            "value": "men",
            "label": "Men",
            "count": 1
          },
          {
            "value": "women",
            "label": "Women",
            "count": 0
          },
          {
            "value": "kids",
            "label": "Kids",
            "count": 0
          }
        ],
        "price": [
          {
            "value": "0-500",
            "label": "₹0-500",
            "count": 0
          },
          {
            "value": "500-1000",
            "label": "₹500-1000",
            "count": 1
          },
          {
            "value": "1000-1500",
            "label": "₹1000-1500",
            "count": 0
          },
          {
            "value": "1500+",
            "label": "₹1500+",
            "count": 0
          }
        ],
        "size": [
          {
            "value": "M",
            "label": "M",
            "count": 1
          }
        ],
        "colour": [
          {
            "value": "Indigo",
            "label": "Indigo",
            "count": 1
          }
        ],
        "brand": [
          {
            "value": "Saanjh",
            "label": "Saanjh",
            "count": 1
          }
        ],
        "origin": [
          {
            "value": "India",
            "label": "India",
            "count": 1
          }
        ],
        "onSale": [
          {
            "value": "true",
            "label": "On sale",
            "count": 0
          }
        ],
        "inStock": [
          {
            "value": "true",
            "label": "In stock",
            "count": 1
          }
        ]
      }
    }
  },
  "GET /product/:id": {
    "path": "/product/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "Bangladesh",
      "madeIn": "Gazipur",
      "manufacturer": {
        "name": "E-Store Basics",
        "address": "Sample address, 1 Example Road\nGazipur, Bangladesh"
      },
      "importer": {
        "name": "E-Store",
        "address": "Sample address, 1 Example Road\nMumbai, Maharashtra, India"
      },
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 699,
      "mrp": 1399,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /order/new": {
    "path": "/order/new",
    "body": {
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "orderItems": [
        {
          "product": "66f0c0de0000000000000001",
          "quantity": 1
        }
      ]
    },
    "status": 201,
    "answer": {
      "_id": "66f0c0de0000000000000002",
      "number": "ES-100001",
      "orderItems": [
        {
          "product": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "discount": 0
        }
      ],
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "deliveryMethod": "standard",
      "delivery": {
        "from": "2099-11-24",
        "to": "2099-11-25"
      },
      "paymentInfo": {
        "method": "COD",
        "status": "pending"
      },
      "itemsPrice": 699,
      "discount": 0,
      "taxPrice": 250,
      "shippingPrice": 30,
      "totalPrice": 979,
      "orderStatus": "Processing",
      "history": [
        {
          "status": "Processing",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "returns": [],
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /login": {
    "path": "/login",
    "body": {
      "email": "shopper@example.com",
      "password": "a long enough password"
    },
    "status": 200,
    "answer": {
      "user": {
        "_id": "66f0c0de0000000000000001",
        "firstname": "Test",
        "lastname": "Shopper",
        "mobile": "9876543210",
        "email": "shopper@example.com",
        "role": "Customer"
      }
    }
  },
  "POST /register": {
    "path": "/register",
    "body": {
      "firstname": "Test",
      "lastname": "Shopper",
      "mobile": "9876543210",
      "email": "shopper@example.com",
      "password": "a long enough password"
    },
    "status": 201,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "firstname": "Test",
      "lastname": "Shopper",
      "mobile": "9876543210",
      "email": "shopper@example.com",
      "role": "Customer"
    }
  },
  "GET /logout": {
    "path": "/logout",
    "status": 200,
    "answer": {
      "message": "You have been logged out."
    }
  },
  "GET /me": {
    "path": "/me",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "firstname": "Test",
      "lastname": "Shopper",
      "mobile": "9876543210",
      "email": "shopper@example.com",
      "role": "Customer"
    }
  },
  "PUT /password/update/": {
    "path": "/password/update",
    "body": {
      "oldPassword": "a long enough password",
      "newPassword": "a new password",
      "confirmPassword": "a new password"
    },
    "status": 200,
    "answer": {
      "user": {
        "_id": "66f0c0de0000000000000001",
        "firstname": "Test",
        "lastname": "Shopper",
        "mobile": "9876543210",
        "email": "shopper@example.com",
        "role": "Customer"
      }
    }
  },
  "POST /password/forgot": {
    "path": "/password/forgot",
    "body": {
      "email": "shopper@example.com"
    },
    "status": 200,
    "answer": {
      "message": "We sent a link to shopper@example.com. It is valid for 30 minutes."
    }
  },
  "PUT /password/reset/:token": {
    "path": "/password/reset/a-token-of-forty-three-characters-0123456789",
    "body": {
      "password": "a new password",
      "confirmPassword": "a new password"
    },
    "status": 200,
    "answer": {
      "message": "Password Updated successFully"
    }
  },
  "GET /orders/me": {
    "path": "/orders/me",
    "status": 200,
    "answer": {
      "orders": [
        {
          "_id": "66f0c0de0000000000000001",
          "number": "ES-100001",
          "orderItems": [
            {
              "product": "66f0c0de0000000000000002",
              "name": "Plain T-Shirt",
              "image": "https://pictures.example/plain.webp",
              "price": 699,
              "quantity": 1,
              "discount": 0
            }
          ],
          "shippingInfo": {
            "firstName": "Test",
            "lastName": "Shopper",
            "email": "test@example.com",
            "phoneNo": "9876543210",
            "address": "12 Lake Road, Sector 4",
            "pincode": "560034",
            "city": "Bengaluru",
            "contry": "India"
          },
          "deliveryMethod": "standard",
          "delivery": {
            "from": "2099-11-24",
            "to": "2099-11-25"
          },
          "paymentInfo": {
            "method": "COD",
            "status": "pending"
          },
          "itemsPrice": 699,
          "discount": 0,
          "taxPrice": 250,
          "shippingPrice": 30,
          "totalPrice": 979,
          "orderStatus": "Processing",
          "history": [
            {
              "status": "Processing",
              "at": "2026-11-20T06:30:00.000Z"
            }
          ],
          "returns": [],
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "page": 1,
      "limit": 100,
      "total": 1
    }
  },
  "GET /admin/order/:id": {
    "path": "/admin/order/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "ES-100001",
      "orderItems": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "discount": 0
        }
      ],
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "deliveryMethod": "standard",
      "delivery": {
        "from": "2099-11-24",
        "to": "2099-11-25"
      },
      "paymentInfo": {
        "method": "COD",
        "status": "pending"
      },
      "itemsPrice": 699,
      "discount": 0,
      "taxPrice": 250,
      "shippingPrice": 30,
      "totalPrice": 979,
      "orderStatus": "Processing",
      "history": [
        {
          "status": "Processing",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "returns": [],
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /admin/product/new/": {
    "path": "/admin/product/new",
    "body": {
      "name": "Tee",
      "descreption": "Plain.",
      "brand": "Saanjh",
      "origin": "Bangladesh",
      "madeIn": "Gazipur",
      "manufacturer": {
        "name": "E-Store Basics",
        "address": "Sample address, 1 Example Road\nGazipur, Bangladesh"
      },
      "importer": {
        "name": "E-Store",
        "address": "Sample address, 1 Example Road\nMumbai, Maharashtra, India"
      },
      "images": [
        {
          "public_id": "a",
          "url": "https://pictures.example/a.webp"
        }
      ]
    },
    "status": 201,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Tee",
      "brand": "Saanjh",
      "descreption": "Plain.",
      "detail": "",
      "fabric": "",
      "fit": "",
      "care": "",
      "origin": "Bangladesh",
      "madeIn": "Gazipur",
      "manufacturer": {
        "name": "E-Store Basics",
        "address": "Sample address, 1 Example Road\nGazipur, Bangladesh"
      },
      "importer": {
        "name": "E-Store",
        "address": "Sample address, 1 Example Road\nMumbai, Maharashtra, India"
      },
      "department": "men",
      "category": "T-Shirt",
      "colour": "",
      "price": 10,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "a",
          "public_id": "a",
          "url": "https://pictures.example/a.webp"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /cart/quote": {
    "path": "/cart/quote",
    "body": {
      "orderItems": [
        {
          "product": "66f0c0de0000000000000001",
          "quantity": 1
        },
        {
          "product": "66f0c0de0000000000000002",
          "quantity": 1
        }
      ]
    },
    "status": 200,
    "answer": {
      "items": 699,
      "discount": 0,
      "tax": 251,
      "shipping": 30,
      "total": 979,
      "lines": [
        {
          "product": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "stock": 10,
          "discount": 0,
          "total": 699
        },
        {
          "product": "66f0c0de0000000000000002",
          "name": "This product is no longer sold",
          "image": "",
          "price": 0,
          "quantity": 1,
          "stock": 0,
          "discount": 0,
          "total": 0,
          "problem": "UNAVAILABLE"
        }
      ]
    }
  },
  "POST /logout": {
    "path": "/logout",
    "status": 200,
    "answer": {
      "message": "You have been logged out."
    }
  },
  "GET /password/reset/:token": {
    "path": "/password/reset/a-token-of-forty-three-characters-0123456789",
    "status": 200,
    "answer": {
      "validUntil": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /admin/confirm": {
    "path": "/admin/confirm",
    "body": {
      "password": "a long enough password"
    },
    "status": 200,
    "answer": {
      "user": {
        "_id": "66f0c0de0000000000000001",
        "firstname": "Test",
        "lastname": "Shopper",
        "mobile": "9876543210",
        "email": "shopper@example.com",
        "role": "Admin"
      }
    }
  },
  "GET /admin/confirm": {
    "path": "/admin/confirm",
    "status": 200,
    "answer": {
      "confirmedUntil": "2026-11-20T06:30:00.000Z"
    }
  },
  "GET /store": {
    "path": "/store",
    "status": 200,
    "answer": {
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35
      },
      "contact": {},
      "claims": {
        "freeShippingFrom": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "returnDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "categories": [
        {
          "key": "T-Shirt",
          "name": "T-Shirt"
        },
        {
          "key": "Shirts",
          "name": "Shirt"
        },
        {
          "key": "jeans",
          "name": "Jeans"
        }
      ],
      "passwordLength": {
        "shopper": 8,
        "staff": 15
      },
      "offers": [
        {
          "code": "CODE-1A2B3C4D",
          "reduction": {
            "percent": 10
          },
          "minimum": 999,
          "endsOn": "2099-11-30",
          "limitPerPerson": 1
        }
      ],
      "keeps": {
        "messageDays": 30,
        "unconfirmedDays": 30,
        "cartDays": 365,
        "mailDays": 90,
        "erasureDays": 365,
        "orderYears": 8
      }
    }
  },
  "GET /product/:id/reviews": {
    "path": "/product/66f0c0de0000000000000001/reviews",
    "status": 200,
    "answer": {
      "reviews": [
        {
          "_id": "66f0c0de0000000000000002",
          "stars": 5,
          "words": "Fits.",
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "reviewCount": 1,
      "page": 1,
      "limit": 10,
      "summary": {
        "average": 5,
        "count": 1,
        "stars": {
          "1": 0,
          "2": 0,
          "3": 0,
          "4": 0,
          "5": 1
        },
        "fit": {
          "small": 0,
          "true": 0,
          "large": 0
        }
      }
    }
  },
  "POST /newsletter": {
    "path": "/newsletter",
    "body": {
      "email": "shopper@example.com",
      "consent": "2026-1"
    },
    "status": 200,
    "answer": {
      "message": "Check your email. We sent a link to shopper@example.com. You are subscribed once you confirm it."
    }
  },
  "POST /newsletter/confirm": {
    "path": "/newsletter/confirm",
    "body": {
      "token": "a-token-of-forty-three-characters-0123456789"
    },
    "status": 200,
    "answer": {
      "message": "You are subscribed. You will get our next newsletter."
    }
  },
  "POST /newsletter/unsubscribe": {
    "path": "/newsletter/unsubscribe",
    "body": {
      "token": "a-token-of-forty-three-characters-0123456789"
    },
    "status": 200,
    "answer": {
      "message": "You are unsubscribed. You will get no more newsletters."
    }
  },
  "POST /contact": {
    "path": "/contact",
    "body": {
      "name": "Asha",
      "email": "shopper@example.com",
      "message": "Hello."
    },
    "status": 200,
    "answer": {
      "message": "We received your message. Ticket T-100001. We answer to shopper@example.com.",
      "ticket": "T-100001"
    }
  },
  "GET /products/sitemap": {
    "path": "/products/sitemap",
    "status": 200,
    "answer": {
      "products": [
        {
          "_id": "66f0c0de0000000000000001",
          "changedAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "pages": 1,
      "categories": [
        "T-Shirt",
        "Shirts",
        "jeans"
      ]
    }
  },
  "GET /pincode/:pincode": {
    "path": "/pincode/560001",
    "status": 200,
    "answer": {
      "pincode": "560001",
      "city": "Bengaluru",
      "state": "Karnataka",
      "delivery": {
        "standard": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "express": {
          "from": "2099-11-21",
          "to": "2099-11-23"
        }
      }
    }
  },
  "GET /order/attempt/:key": {
    "path": "/order/attempt/sample",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "ES-100001",
      "orderItems": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "discount": 0
        }
      ],
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "deliveryMethod": "standard",
      "delivery": {
        "from": "2099-11-24",
        "to": "2099-11-25"
      },
      "paymentInfo": {
        "method": "COD",
        "status": "pending"
      },
      "itemsPrice": 699,
      "discount": 0,
      "taxPrice": 250,
      "shippingPrice": 30,
      "totalPrice": 979,
      "orderStatus": "Processing",
      "history": [
        {
          "status": "Processing",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "returns": [],
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "GET /product/:id/related": {
    "path": "/product/66f0c0de0000000000000001/related",
    "status": 200,
    "answer": {
      "reason": "department",
      "product": [
        {
          "_id": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "brand": "Saanjh",
          "descreption": "A plain crew T-shirt.",
          "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
          "fabric": "100% cotton",
          "fit": "Regular",
          "care": "Machine wash cold",
          "origin": "India",
          "madeIn": "Tiruppur, Tamil Nadu",
          "department": "men",
          "category": "T-Shirt",
          "colour": "Indigo",
          "price": 699,
          "stock": 10,
          "sizes": [],
          "images": [
            {
              "id": "plain",
              "public_id": "plain",
              "url": "https://pictures.example/plain.webp",
              "alt": "Front of plain T-shirt"
            }
          ],
          "onSale": true,
          "rating": {
            "average": 0,
            "count": 0
          },
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ]
    }
  },
  "POST /product/:id/alerts": {
    "path": "/product/66f0c0de0000000000000001/alerts",
    "body": {
      "size": null,
      "email": "guest@example.com",
      "consent": "2026-1"
    },
    "status": 200,
    "answer": {
      "message": "We will email guest@example.com once, when it is back in stock.",
      "takeBackKey": "a-token-of-forty-three-characters-0123456789"
    }
  },
  "POST /alerts/withdraw": {
    "path": "/alerts/withdraw",
    "body": {
      "token": "a-token-of-forty-three-characters-0123456789"
    },
    "status": 200,
    "answer": {
      "message": "Alert cancelled."
    }
  },
  "GET /admin/promocodes": {
    "path": "/admin/promocodes",
    "status": 200,
    "answer": {
      "promoCodes": [
        {
          "code": "CODE-1A2B3C4D",
          "reduction": {
            "percent": 10
          },
          "isPublic": false,
          "active": true,
          "used": 0,
          "state": "running",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "version": 0
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25,
      "counts": {
        "all": 1,
        "on": 1,
        "off": 0,
        "running": 1,
        "planned": 0,
        "ended": 0,
        "stopped": 0
      }
    }
  },
  "POST /admin/promocodes": {
    "path": "/admin/promocodes",
    "body": {
      "code": "diwali-2026",
      "reduction": {
        "percent": 15
      },
      "minimum": 999,
      "endsOn": "2099-11-30"
    },
    "status": 200,
    "answer": {
      "code": "DIWALI-2026",
      "reduction": {
        "percent": 15
      },
      "endsOn": "2099-11-30",
      "minimum": 999,
      "isPublic": false,
      "active": true,
      "used": 0,
      "state": "running",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "version": 0
    }
  },
  "PUT /admin/promocodes/:code": {
    "path": "/admin/promocodes/CODE-1A2B3C4D",
    "body": {
      "active": false
    },
    "status": 200,
    "answer": {
      "code": "CODE-1A2B3C4D",
      "reduction": {
        "percent": 10
      },
      "isPublic": false,
      "active": false,
      "used": 0,
      "state": "stopped",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "version": 1
    }
  },
  "GET /cart": {
    "path": "/cart",
    "status": 200,
    "answer": {
      "version": 1,
      "lines": [
        {
          "product": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "price": 699,
          "image": "https://pictures.example/plain.webp",
          "stock": 3,
          "quantity": 1,
          "size": "M"
        }
      ]
    }
  },
  "POST /cart/merge": {
    "path": "/cart/merge",
    "body": {
      "lines": [
        {
          "product": "66f0c0de0000000000000001",
          "quantity": 2
        }
      ]
    },
    "status": 200,
    "answer": {
      "version": 2,
      "lines": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "price": 699,
          "image": "https://pictures.example/plain.webp",
          "stock": 3,
          "quantity": 1,
          "size": "M"
        },
        {
          "product": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "price": 699,
          "image": "https://pictures.example/plain.webp",
          "stock": 10,
          "quantity": 2
        }
      ]
    }
  },
  "PUT /cart": {
    "path": "/cart",
    "body": {
      "changes": [
        {
          "product": "66f0c0de0000000000000001",
          "quantity": 1
        }
      ]
    },
    "status": 200,
    "answer": {
      "version": 2,
      "lines": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "price": 699,
          "image": "https://pictures.example/plain.webp",
          "stock": 3,
          "quantity": 1,
          "size": "M"
        },
        {
          "product": "66f0c0de0000000000000001",
          "name": "This product is no longer sold",
          "price": 0,
          "image": "",
          "stock": 0,
          "quantity": 1,
          "gone": true
        }
      ]
    }
  },
  "GET /wishlist": {
    "path": "/wishlist",
    "status": 200,
    "answer": {
      "entries": [
        {
          "product": "66f0c0de0000000000000001",
          "price": 699,
          "savedAt": "2026-11-20T06:30:00.000Z"
        }
      ]
    }
  },
  "PUT /wishlist/:id": {
    "path": "/wishlist/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "product": "66f0c0de0000000000000001",
      "price": 699,
      "savedAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "DELETE /wishlist/:id": {
    "path": "/wishlist/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "product": "66f0c0de0000000000000001"
    }
  },
  "POST /wishlist/merge": {
    "path": "/wishlist/merge",
    "body": {
      "entries": [
        {
          "product": "66f0c0de0000000000000001",
          "price": 1,
          "savedAt": "2026-11-20T06:30:00.000Z"
        }
      ]
    },
    "status": 200,
    "answer": {
      "entries": [
        {
          "product": "66f0c0de0000000000000001",
          "price": 1,
          "savedAt": "2026-11-20T06:30:00.000Z"
        },
        {
          "product": "66f0c0de0000000000000002",
          "price": 699,
          "savedAt": "2026-11-20T06:30:00.000Z"
        }
      ]
    }
  },
  "GET /products/by-id": {
    "path": "/products/by-id?ids=66f0c0de0000000000000001,66f0c0de0000000000000002",
    "status": 200,
    "answer": {
      "product": [
        {
          "_id": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "brand": "Saanjh",
          "descreption": "A plain crew T-shirt.",
          "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
          "fabric": "100% cotton",
          "fit": "Regular",
          "care": "Machine wash cold",
          "origin": "India",
          "madeIn": "Tiruppur, Tamil Nadu",
          "department": "men",
          "category": "T-Shirt",
          "colour": "Indigo",
          "price": 699,
          "stock": 10,
          "sizes": [],
          "images": [
            {
              "id": "plain",
              "public_id": "plain",
              "url": "https://pictures.example/plain.webp",
              "alt": "Front of plain T-shirt"
            }
          ],
          "onSale": true,
          "rating": {
            "average": 0,
            "count": 0
          },
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ]
    }
  },
  "POST /order/:id/cancel": {
    "path": "/order/66f0c0de0000000000000001/cancel",
    "body": {
      "reason": "other",
      "note": "A gift."
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "ES-100001",
      "orderItems": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "discount": 0
        }
      ],
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "deliveryMethod": "standard",
      "delivery": {
        "from": "2099-11-24",
        "to": "2099-11-25"
      },
      "paymentInfo": {
        "method": "COD",
        "status": "cancelled"
      },
      "itemsPrice": 699,
      "discount": 0,
      "taxPrice": 250,
      "shippingPrice": 30,
      "totalPrice": 979,
      "orderStatus": "Cancelled",
      "history": [
        {
          "status": "Processing",
          "at": "2026-11-20T06:30:00.000Z"
        },
        {
          "status": "Cancelled",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "cancellation": {
        "by": "shopper",
        "reason": "other",
        "note": "A gift."
      },
      "returns": [],
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /order/:id/returns": {
    "path": "/order/66f0c0de0000000000000001/returns",
    "body": {
      "lines": [
        {
          "product": "66f0c0de0000000000000002",
          "quantity": 1
        }
      ],
      "reason": "too-small",
      "refundTo": {
        "method": "upi",
        "upiId": "asha@okbank"
      }
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "ES-100001",
      "orderItems": [
        {
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "price": 699,
          "quantity": 1,
          "discount": 0
        }
      ],
      "shippingInfo": {
        "firstName": "Test",
        "lastName": "Shopper",
        "email": "test@example.com",
        "phoneNo": "9876543210",
        "address": "12 Lake Road, Sector 4",
        "pincode": "560034",
        "city": "Bengaluru",
        "contry": "India"
      },
      "deliveryMethod": "standard",
      "delivery": {
        "from": "2099-11-24",
        "to": "2099-11-25"
      },
      "paymentInfo": {
        "method": "COD",
        "status": "pending"
      },
      "itemsPrice": 699,
      "discount": 0,
      "taxPrice": 250,
      "shippingPrice": 30,
      "totalPrice": 979,
      "orderStatus": "Return requested",
      "history": [
        {
          "status": "Delivered",
          "at": "2026-11-20T06:30:00.000Z"
        },
        {
          "status": "Return requested",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "returnUntil": "2099-12-20",
      "returns": [
        {
          "_id": "66f0c0de0000000000000003",
          "status": "requested",
          "lines": [
            {
              "product": "66f0c0de0000000000000002",
              "quantity": 1
            }
          ],
          "reason": "too-small",
          "refund": {
            "items": 699,
            "tax": 251,
            "shipping": 30,
            "total": 979
          },
          "refundTo": {
            "method": "upi",
            "shown": "as…@okbank"
          },
          "requestedAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "POST /product/:id/reviews": {
    "path": "/product/66f0c0de0000000000000001/reviews",
    "body": {
      "stars": 5,
      "words": "Fits as it should.",
      "fit": "true"
    },
    "status": 201,
    "answer": {
      "_id": "66f0c0de0000000000000002",
      "stars": 5,
      "words": "Fits as it should.",
      "fit": "true",
      "size": "M",
      "createdAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "GET /product/:id/reviews/mine": {
    "path": "/product/66f0c0de0000000000000001/reviews/mine",
    "status": 200,
    "answer": {
      "review": {
        "_id": "66f0c0de0000000000000002",
        "stars": 5,
        "words": "Fits as it should.",
        "fit": "true",
        "size": "M",
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "mayWrite": false,
      "sizes": [
        "M"
      ]
    }
  },
  "PUT /product/:id/reviews/mine": {
    "path": "/product/66f0c0de0000000000000001/reviews/mine",
    "body": {
      "stars": 2,
      "words": "Fits as it should.",
      "fit": "true"
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000002",
      "stars": 2,
      "words": "Fits as it should.",
      "fit": "true",
      "size": "M",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "editedAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "DELETE /product/:id/reviews/mine": {
    "path": "/product/66f0c0de0000000000000001/reviews/mine",
    "status": 200,
    "answer": {
      "message": "Your review was deleted."
    }
  },
  "POST /review/:id/report": {
    "path": "/review/66f0c0de0000000000000001/report",
    "body": {
      "reason": "advertising"
    },
    "status": 200,
    "answer": {
      "message": "Thank you. Our staff will look at it."
    }
  },
  "PUT /me": {
    "path": "/me",
    "body": {
      "firstname": "Usha",
      "lastname": "Rao",
      "mobile": "9845012345",
      "email": "shopper@example.com",
      "password": "a long enough password"
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "firstname": "Usha",
      "lastname": "Rao",
      "mobile": "9845012345",
      "email": "shopper@example.com",
      "role": "Customer"
    }
  },
  "GET /me/sessions": {
    "path": "/me/sessions",
    "status": 200,
    "answer": {
      "sessions": [
        {
          "_id": "66f0c0de0000000000000001",
          "device": "",
          "signedInAt": "2026-11-20T06:30:00.000Z",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "isThisOne": true
        }
      ]
    }
  },
  "DELETE /me/sessions/:id": {
    "path": "/me/sessions/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "message": "You have been signed out on that device."
    }
  },
  "DELETE /me/sessions": {
    "path": "/me/sessions",
    "status": 200,
    "answer": {
      "message": "You have been signed out on all other devices."
    }
  },
  "GET /products/suggest": {
    "path": "/products/suggest?keyword=plain%20tshrit",
    "status": 200,
    "answer": {
      "understood": [
        {
          "group": "category",
          "value": "T-Shirt",
          "label": "T-Shirt",
          "without": "plain"
        }
      ],
      "instead": {
        "words": "plain tshirt",
        "exact": "\"plain tshrit\""
      },
      "products": [
        {
          "_id": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "price": 699,
          "mrp": 1399,
          "image": "https://pictures.example/plain.webp",
          "inStock": true
        }
      ],
      "productCount": 1,
      "categories": [],
      "terms": [
        "plain tshirt",
        "plain tshirt for men",
        "plain tshirt under ₹1000"
      ]
    }
  },
  "GET /admin/audit": {
    "path": "/admin/audit?kind=promoCode&limit=5",
    "status": 200,
    "answer": {
      "entries": [
        {
          "_id": "66f0c0de0000000000000001",
          "at": "2026-11-20T06:30:00.000Z",
          "by": {
            "_id": "66f0c0de0000000000000002",
            "name": "Test Shopper"
          },
          "role": "Admin",
          "what": "promoCode.switched",
          "subject": {
            "kind": "promoCode",
            "id": "66f0c0de0000000000000003",
            "label": "CODE-1A2B3C4D"
          },
          "before": {
            "active": true
          },
          "after": {
            "active": false
          },
          "ip": "127.0.0.1",
          "requestId": "f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f"
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 5
    }
  },
  "GET /admin/products": {
    "path": "/admin/products",
    "status": 200,
    "answer": {
      "products": [
        {
          "_id": "66f0c0de0000000000000001",
          "name": "Plain T-Shirt",
          "brand": "Saanjh",
          "descreption": "A plain crew T-shirt.",
          "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
          "fabric": "100% cotton",
          "fit": "Regular",
          "care": "Machine wash cold",
          "origin": "India",
          "madeIn": "Tiruppur, Tamil Nadu",
          "department": "men",
          "category": "T-Shirt",
          "colour": "Indigo",
          "price": 699,
          "stock": 10,
          "sizes": [],
          "images": [
            {
              "id": "plain",
              "public_id": "plain",
              "url": "https://pictures.example/plain.webp",
              "alt": "Front of plain T-shirt"
            }
          ],
          "onSale": true,
          "rating": {
            "average": 0,
            "count": 0
          },
          "createdAt": "2026-11-20T06:30:00.000Z",
          "cost": 300,
          "status": "published",
          "version": 1,
          "updatedAt": "2026-11-20T06:30:00.000Z",
          "sold": 0
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25
    }
  },
  "PUT /admin/products": {
    "path": "/admin/products",
    "body": {
      "products": [
        {
          "id": "66f0c0de0000000000000001"
        }
      ],
      "change": {
        "kind": "onSale",
        "onSale": false
      }
    },
    "status": 200,
    "answer": {
      "results": [
        {
          "id": "66f0c0de0000000000000001",
          "product": {
            "_id": "66f0c0de0000000000000001",
            "name": "Plain T-Shirt",
            "brand": "Saanjh",
            "descreption": "A plain crew T-shirt.",
            "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
            "fabric": "100% cotton",
            "fit": "Regular",
            "care": "Machine wash cold",
            "origin": "India",
            "madeIn": "Tiruppur, Tamil Nadu",
            "department": "men",
            "category": "T-Shirt",
            "colour": "Indigo",
            "price": 699,
            "stock": 10,
            "sizes": [],
            "images": [
              {
                "id": "plain",
                "public_id": "plain",
                "url": "https://pictures.example/plain.webp",
                "alt": "Front of plain T-shirt"
              }
            ],
            "onSale": false,
            "rating": {
              "average": 0,
              "count": 0
            },
            "createdAt": "2026-11-20T06:30:00.000Z",
            "cost": 300,
            "status": "published",
            "version": 2,
            "updatedAt": "2026-11-20T06:30:00.000Z",
            "updatedBy": "Test Shopper",
            "sold": 0
          }
        }
      ]
    }
  },
  "POST /admin/products/prices/put-back": {
    "path": "/admin/products/prices/put-back",
    "body": {
      "entry": "66f0c0de0000000000000001"
    },
    "status": 200,
    "answer": {
      "results": [
        {
          "id": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "product": {
            "_id": "66f0c0de0000000000000002",
            "name": "Plain T-Shirt",
            "brand": "Saanjh",
            "descreption": "A plain crew T-shirt.",
            "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
            "fabric": "100% cotton",
            "fit": "Regular",
            "care": "Machine wash cold",
            "origin": "India",
            "madeIn": "Tiruppur, Tamil Nadu",
            "department": "men",
            "category": "T-Shirt",
            "colour": "Indigo",
            "price": 699,
            "stock": 10,
            "sizes": [],
            "images": [
              {
                "id": "plain",
                "public_id": "plain",
                "url": "https://pictures.example/plain.webp",
                "alt": "Front of plain T-shirt"
              }
            ],
            "onSale": true,
            "rating": {
              "average": 0,
              "count": 0
            },
            "createdAt": "2026-11-20T06:30:00.000Z",
            "cost": 300,
            "status": "published",
            "version": 3,
            "updatedAt": "2026-11-20T06:30:00.000Z",
            "updatedBy": "Test Shopper",
            "sold": 0
          }
        }
      ]
    }
  },
  "GET /admin/products/:id": {
    "path": "/admin/products/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "India",
      "madeIn": "Tiruppur, Tamil Nadu",
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 699,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 300,
      "status": "published",
      "version": 1,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "sold": 0
    }
  },
  "PUT /admin/products/:id": {
    "path": "/admin/products/66f0c0de0000000000000001",
    "ifMatch": "\"1\"",
    "body": {
      "name": "Tee",
      "descreption": "Plain.",
      "brand": "Saanjh",
      "cost": 200,
      "origin": "Bangladesh",
      "madeIn": "Gazipur",
      "manufacturer": {
        "name": "E-Store Basics",
        "address": "Sample address, 1 Example Road\nGazipur, Bangladesh"
      },
      "importer": {
        "name": "E-Store",
        "address": "Sample address, 1 Example Road\nMumbai, Maharashtra, India"
      },
      "images": [
        {
          "public_id": "a",
          "url": "https://pictures.example/a.webp"
        }
      ],
      "stock": 12,
      "stockFrom": 10
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Tee",
      "brand": "Saanjh",
      "descreption": "Plain.",
      "detail": "",
      "fabric": "",
      "fit": "",
      "care": "",
      "origin": "Bangladesh",
      "madeIn": "Gazipur",
      "manufacturer": {
        "name": "E-Store Basics",
        "address": "Sample address, 1 Example Road\nGazipur, Bangladesh"
      },
      "importer": {
        "name": "E-Store",
        "address": "Sample address, 1 Example Road\nMumbai, Maharashtra, India"
      },
      "department": "men",
      "category": "T-Shirt",
      "colour": "",
      "price": 10,
      "stock": 12,
      "sizes": [],
      "images": [
        {
          "id": "a",
          "public_id": "a",
          "url": "https://pictures.example/a.webp"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 200,
      "status": "published",
      "version": 2,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "updatedBy": "Test Shopper",
      "sold": 0
    }
  },
  "DELETE /admin/products/:id": {
    "path": "/admin/products/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "India",
      "madeIn": "Tiruppur, Tamil Nadu",
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 699,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 300,
      "status": "archived",
      "version": 2,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "updatedBy": "Test Shopper",
      "sold": 0
    }
  },
  "POST /admin/products/:id/restore": {
    "path": "/admin/products/66f0c0de0000000000000001/restore",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "India",
      "madeIn": "Tiruppur, Tamil Nadu",
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 699,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 300,
      "status": "draft",
      "version": 2,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "updatedBy": "Test Shopper",
      "sold": 0
    }
  },
  "PUT /admin/products/:id/price": {
    "path": "/admin/products/66f0c0de0000000000000001/price",
    "body": {
      "from": 699,
      "to": 749
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "India",
      "madeIn": "Tiruppur, Tamil Nadu",
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 749,
      "stock": 10,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 300,
      "status": "published",
      "version": 2,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "updatedBy": "Test Shopper",
      "sold": 0
    }
  },
  "PUT /admin/products/:id/stock": {
    "path": "/admin/products/66f0c0de0000000000000001/stock",
    "body": {
      "lines": [
        {
          "from": 10,
          "to": 12
        }
      ],
      "cause": "delivery"
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "name": "Plain T-Shirt",
      "brand": "Saanjh",
      "descreption": "A plain crew T-shirt.",
      "detail": "Fabric: 100% cotton\nFit: Regular\nCare: Machine wash cold",
      "fabric": "100% cotton",
      "fit": "Regular",
      "care": "Machine wash cold",
      "origin": "India",
      "madeIn": "Tiruppur, Tamil Nadu",
      "department": "men",
      "category": "T-Shirt",
      "colour": "Indigo",
      "price": 699,
      "stock": 12,
      "sizes": [],
      "images": [
        {
          "id": "plain",
          "public_id": "plain",
          "url": "https://pictures.example/plain.webp",
          "alt": "Front of plain T-shirt"
        }
      ],
      "onSale": true,
      "rating": {
        "average": 0,
        "count": 0
      },
      "createdAt": "2026-11-20T06:30:00.000Z",
      "cost": 300,
      "status": "published",
      "version": 2,
      "updatedAt": "2026-11-20T06:30:00.000Z",
      "updatedBy": "Test Shopper",
      "sold": 0
    }
  },
  "GET /admin/categories": {
    "path": "/admin/categories",
    "status": 200,
    "answer": {
      "categories": [
        {
          "key": "T-Shirt",
          "name": "T-Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": true
        },
        {
          "key": "Shirts",
          "name": "Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "jeans",
          "name": "Jeans",
          "products": 0,
          "archived": 0,
          "isFirst": false
        }
      ]
    }
  },
  "POST /admin/categories": {
    "path": "/admin/categories",
    "body": {
      "name": "Shawls 2026"
    },
    "status": 200,
    "answer": {
      "categories": [
        {
          "key": "T-Shirt",
          "name": "T-Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": true
        },
        {
          "key": "Shirts",
          "name": "Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "jeans",
          "name": "Jeans",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "shawls-2026",
          "name": "Shawls 2026",
          "products": 0,
          "archived": 0,
          "isFirst": false
        }
      ]
    }
  },
  "PUT /admin/categories/:key": {
    "path": "/admin/categories/kurtas-2026",
    "body": {
      "name": "kurtas-2026 too"
    },
    "status": 200,
    "answer": {
      "categories": [
        {
          "key": "T-Shirt",
          "name": "T-Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": true
        },
        {
          "key": "Shirts",
          "name": "Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "jeans",
          "name": "Jeans",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "kurtas-2026",
          "name": "kurtas-2026 too",
          "products": 0,
          "archived": 0,
          "isFirst": false
        }
      ]
    }
  },
  "DELETE /admin/categories/:key": {
    "path": "/admin/categories/kurtas-2026",
    "status": 200,
    "answer": {
      "categories": [
        {
          "key": "T-Shirt",
          "name": "T-Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": true
        },
        {
          "key": "Shirts",
          "name": "Shirt",
          "products": 0,
          "archived": 0,
          "isFirst": false
        },
        {
          "key": "jeans",
          "name": "Jeans",
          "products": 0,
          "archived": 0,
          "isFirst": false
        }
      ]
    }
  },
  "POST /admin/pictures": {
    "path": "/admin/pictures",
    "status": 200,
    "answer": {
      "public_id": "up-f1189e189f433a3ef4b0d855f4c87565",
      "url": "/media/up-f1189e189f433a3ef4b0d855f4c87565.webp",
      "width": 800,
      "height": 1000
    }
  },
  "GET /admin/dashboard": {
    "path": "/admin/dashboard",
    "status": 200,
    "answer": {
      "at": "2026-11-20T06:30:00.000Z",
      "today": {
        "day": "2099-11-20",
        "sales": 3077,
        "orders": 1,
        "pieces": 3,
        "customers": 1
      },
      "yesterday": {
        "day": "2099-11-19",
        "sales": 0,
        "orders": 0,
        "pieces": 0,
        "customers": 0
      },
      "work": {
        "toConfirm": 1,
        "toPack": 0,
        "toShip": 0,
        "deliveryFailed": 0,
        "returnsToCheck": 0,
        "complaintsDue": 0,
        "messagesToAnswer": 0,
        "reviewsReported": 0,
        "refundsDue": 0,
        "lowStock": 2,
        "unassignedStock": 0,
        "deadMails": 0
      }
    }
  },
  "GET /admin/dashboard/sales": {
    "path": "/admin/dashboard/sales?by=year",
    "status": 200,
    "answer": {
      "by": "year",
      "bars": [
        {
          "label": "2097",
          "from": "2097-01-01",
          "to": "2097-12-31",
          "orders": 0,
          "sales": 0,
          "profit": 0,
          "ordersWithoutCost": 0
        },
        {
          "label": "2098",
          "from": "2098-01-01",
          "to": "2098-12-31",
          "orders": 0,
          "sales": 0,
          "profit": 0,
          "ordersWithoutCost": 0
        },
        {
          "label": "2099",
          "from": "2099-01-01",
          "to": "2099-12-31",
          "orders": 1,
          "sales": 3077,
          "profit": 0,
          "ordersWithoutCost": 1
        }
      ]
    }
  },
  "GET /admin/dashboard/top": {
    "path": "/admin/dashboard/top",
    "status": 200,
    "answer": {
      "by": "quarter",
      "from": "2099-10-01",
      "to": "2099-12-31",
      "products": [
        {
          "_id": "66f0c0de0000000000000001",
          "name": "Deccan jeans",
          "image": "https://pictures.example/plain.webp",
          "pieces": 1,
          "sales": 1399
        },
        {
          "_id": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "image": "https://pictures.example/plain.webp",
          "pieces": 2,
          "sales": 1398
        }
      ]
    }
  },
  "GET /admin/work": {
    "path": "/admin/work",
    "status": 200,
    "answer": {
      "toConfirm": 1,
      "toPack": 0,
      "toShip": 0,
      "deliveryFailed": 0,
      "returnsToCheck": 0,
      "complaintsDue": 0,
      "messagesToAnswer": 0,
      "reviewsReported": 0,
      "refundsDue": 0,
      "lowStock": 2,
      "unassignedStock": 0,
      "deadMails": 0
    }
  },
  "GET /admin/dashboard/export": {
    "path": "/admin/dashboard/export?sales=year",
    "status": 200,
    "answer": {
      "filename": "dashboard-2099-11-20.csv",
      "csv": "﻿Figure,2099-11-20,2099-11-19\r\nTotal Sales,3077,0\r\nTotal Order,1,0\r\nProduct Sold,3,0\r\nNew Customers,1,0\r\n\r\nPeriod,From,To,Orders,Sales,Profit,Orders without a cost price\r\n2097,2097-01-01,2097-12-31,0,0,0,0\r\n2098,2098-01-01,2098-12-31,0,0,0,0\r\n2099,2099-01-01,2099-12-31,1,3077,0,1\r\n\r\nTop products,From,To,Pieces,Sales\r\nDeccan jeans,2099-10-01,2099-12-31,1,1399\r\nPlain T-Shirt,2099-10-01,2099-12-31,2,1398\r\n"
    }
  },
  "GET /admin/orders": {
    "path": "/admin/orders",
    "status": 200,
    "answer": {
      "view": "full",
      "orders": [
        {
          "_id": "66f0c0de0000000000000001",
          "number": "ES-100001",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "customer": "Test Shopper",
          "city": "Bengaluru",
          "pieces": 3,
          "orderStatus": "Processing",
          "moves": [
            "Confirmed",
            "Cancelled"
          ],
          "totalPrice": 3077,
          "paymentInfo": {
            "method": "COD",
            "status": "pending"
          }
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25,
      "tabs": {
        "all": 1,
        "to-confirm": 1,
        "to-pack": 0,
        "to-ship": 0,
        "on-the-way": 0,
        "failed": 0,
        "returns": 0,
        "refunds": 0
      }
    }
  },
  "GET /admin/orders/print": {
    "path": "/admin/orders/print?ids=66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "orders": [
        {
          "view": "packing",
          "order": {
            "_id": "66f0c0de0000000000000001",
            "number": "ES-100001",
            "orderItems": [
              {
                "product": "66f0c0de0000000000000002",
                "size": "M",
                "name": "Plain T-Shirt",
                "image": "https://pictures.example/plain.webp",
                "quantity": 2
              },
              {
                "product": "66f0c0de0000000000000003",
                "size": "32",
                "name": "Deccan jeans",
                "image": "https://pictures.example/plain.webp",
                "quantity": 1
              }
            ],
            "shippingInfo": {
              "firstName": "Test",
              "lastName": "Shopper",
              "phoneNo": "9876543210",
              "address": "12 Lake Road, Sector 4",
              "pincode": "560034",
              "city": "Bengaluru",
              "contry": "India"
            },
            "deliveryMethod": "standard",
            "delivery": {
              "from": "2099-11-24",
              "to": "2099-11-25"
            },
            "orderStatus": "Processing",
            "returns": [],
            "createdAt": "2026-11-20T06:30:00.000Z"
          },
          "trackingVersion": 0,
          "moves": [
            "Confirmed"
          ],
          "timeline": [
            {
              "kind": "status",
              "at": "2026-11-20T06:30:00.000Z",
              "status": "Processing"
            }
          ]
        }
      ]
    }
  },
  "GET /admin/orders/export": {
    "path": "/admin/orders/export?ids=66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "filename": "orders-2099-11-20.csv",
      "csv": "﻿ORDER,DATE & TIME,ORDER STATUS,CUSTOMER,MOBILE,ADDRESS,CITY,PINCODE,ITEMS,UNITS,DELIVERY,COURIER,AWB,AMOUNT,PAYMENT METHOD,PAYMENT STATUS\r\nES-100001,2099-11-20 12:00,Processing,Test Shopper,9876543210,\"12 Lake Road, Sector 4\",Bengaluru,560034,\"2 × Plain T-Shirt, M; 1 × Deccan jeans, 32\",3,standard,,,3077,COD,pending\r\n"
    }
  },
  "GET /admin/orders/:id": {
    "path": "/admin/orders/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "pending"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Processing",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 0,
      "refunds": [],
      "trackingVersion": 0,
      "moves": [
        "Confirmed",
        "Cancelled"
      ],
      "timeline": [
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/moves": {
    "path": "/admin/orders/moves",
    "body": {
      "ids": [
        "66f0c0de0000000000000001"
      ],
      "to": "Confirmed"
    },
    "status": 200,
    "answer": {
      "results": [
        {
          "id": "66f0c0de0000000000000001",
          "number": "ES-100001",
          "done": true,
          "orderStatus": "Confirmed",
          "move": "66f0c0de0000000000000002"
        }
      ]
    }
  },
  "POST /admin/orders/moves/undo": {
    "path": "/admin/orders/moves/undo",
    "body": {
      "moves": [
        {
          "id": "66f0c0de0000000000000001",
          "move": "66f0c0de0000000000000002"
        }
      ]
    },
    "status": 200,
    "answer": {
      "results": [
        {
          "id": "66f0c0de0000000000000001",
          "number": "ES-100001",
          "done": true,
          "orderStatus": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/:id/move": {
    "path": "/admin/orders/66f0c0de0000000000000001/move",
    "body": {
      "to": "Cancelled",
      "reason": "other"
    },
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "cancelled"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Cancelled",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Cancelled",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "cancellation": {
          "by": "staff",
          "reason": "other"
        },
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 0,
      "refunds": [],
      "correctableTo": "Processing",
      "trackingVersion": 0,
      "moves": [],
      "undo": {
        "move": "66f0c0de0000000000000004",
        "until": "2026-11-20T06:30:00.000Z"
      },
      "timeline": [
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Cancelled"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/:id/correction": {
    "path": "/admin/orders/66f0c0de0000000000000001/correction",
    "body": {
      "from": "Delivered",
      "reason": "The courier still has the parcel."
    },
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "pending"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Out for delivery",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Confirmed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Packed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Shipped",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Out for delivery",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 0,
      "refunds": [],
      "correctableTo": "Shipped",
      "trackingVersion": 0,
      "moves": [
        "Delivered",
        "Delivery failed"
      ],
      "timeline": [
        {
          "kind": "correction",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Delivered",
          "text": "The courier still has the parcel."
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Delivered"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Out for delivery"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Shipped"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Packed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Confirmed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "PUT /admin/orders/:id/tracking": {
    "path": "/admin/orders/66f0c0de0000000000000001/tracking",
    "body": {
      "courier": "Fleet Post",
      "number": "FP-100-200"
    },
    "status": 200,
    "answer": {
      "view": "packing",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "quantity": 2
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "quantity": 1
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "orderStatus": "Packed",
        "tracking": {
          "courier": "Fleet Post",
          "number": "FP-100-200"
        },
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "trackingVersion": 1,
      "moves": [
        "Shipped"
      ],
      "timeline": [
        {
          "kind": "tracking",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "text": "Fleet Post, FP-100-200"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Packed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/:id/notes": {
    "path": "/admin/orders/66f0c0de0000000000000001/notes",
    "body": {
      "text": "Ring before noon."
    },
    "status": 200,
    "answer": {
      "view": "packing",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "quantity": 2
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "quantity": 1
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "orderStatus": "Processing",
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "trackingVersion": 0,
      "moves": [
        "Confirmed"
      ],
      "timeline": [
        {
          "kind": "note",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "text": "Ring before noon."
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "PUT /admin/orders/:id/address": {
    "path": "/admin/orders/66f0c0de0000000000000001/address",
    "ifMatch": "\"0\"",
    "body": {
      "firstName": "Test",
      "lastName": "Shopper",
      "email": "test@example.com",
      "phoneNo": "9876543210",
      "address": "13 Lake Road",
      "pincode": "560034",
      "city": "Bengaluru",
      "contry": "India"
    },
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "13 Lake Road",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "pending"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Processing",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "returns": [],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 1,
      "refunds": [],
      "trackingVersion": 0,
      "moves": [
        "Confirmed",
        "Cancelled"
      ],
      "timeline": [
        {
          "kind": "address",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "text": "13 Lake Road"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/:id/return": {
    "path": "/admin/orders/66f0c0de0000000000000001/return",
    "body": {
      "accepted": true,
      "restocked": [
        1
      ]
    },
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000002",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000003",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "refund due"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Returned",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Confirmed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Packed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Shipped",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Out for delivery",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Delivered",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Return requested",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Returned",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "returnUntil": "2099-12-20",
        "returns": [
          {
            "_id": "66f0c0de0000000000000004",
            "status": "accepted",
            "lines": [
              {
                "product": "66f0c0de0000000000000002",
                "size": "M",
                "quantity": 1
              }
            ],
            "reason": "too-small",
            "refund": {
              "items": 699,
              "tax": 63,
              "shipping": 0,
              "total": 762
            },
            "refundTo": {
              "method": "upi",
              "shown": "as…@okbank"
            },
            "requestedAt": "2026-11-20T06:30:00.000Z",
            "decidedAt": "2026-11-20T06:30:00.000Z"
          }
        ],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 0,
      "refunds": [
        {
          "return": "66f0c0de0000000000000004",
          "amount": 762,
          "payTo": "asha@okbank"
        }
      ],
      "trackingVersion": 0,
      "moves": [],
      "timeline": [
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Returned"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Return requested"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Delivered"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Out for delivery"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Shipped"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Packed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Confirmed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "POST /admin/orders/:id/refunds/:returnId": {
    "path": "/admin/orders/66f0c0de0000000000000001/refunds/66f0c0de0000000000000002",
    "body": {
      "reference": "UTR 100200"
    },
    "status": 200,
    "answer": {
      "view": "full",
      "order": {
        "_id": "66f0c0de0000000000000001",
        "number": "ES-100001",
        "orderItems": [
          {
            "product": "66f0c0de0000000000000003",
            "size": "M",
            "name": "Plain T-Shirt",
            "image": "https://pictures.example/plain.webp",
            "price": 699,
            "quantity": 2,
            "discount": 0
          },
          {
            "product": "66f0c0de0000000000000004",
            "size": "32",
            "name": "Deccan jeans",
            "image": "https://pictures.example/plain.webp",
            "price": 1399,
            "quantity": 1,
            "discount": 0
          }
        ],
        "shippingInfo": {
          "firstName": "Test",
          "lastName": "Shopper",
          "email": "test@example.com",
          "phoneNo": "9876543210",
          "address": "12 Lake Road, Sector 4",
          "pincode": "560034",
          "city": "Bengaluru",
          "contry": "India"
        },
        "deliveryMethod": "standard",
        "delivery": {
          "from": "2099-11-24",
          "to": "2099-11-25"
        },
        "paymentInfo": {
          "method": "COD",
          "status": "refunded"
        },
        "itemsPrice": 2797,
        "discount": 0,
        "taxPrice": 250,
        "shippingPrice": 30,
        "totalPrice": 3077,
        "orderStatus": "Returned",
        "history": [
          {
            "status": "Processing",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Confirmed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Packed",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Shipped",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Out for delivery",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Delivered",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Return requested",
            "at": "2026-11-20T06:30:00.000Z"
          },
          {
            "status": "Returned",
            "at": "2026-11-20T06:30:00.000Z"
          }
        ],
        "returnUntil": "2099-12-20",
        "returns": [
          {
            "_id": "66f0c0de0000000000000002",
            "status": "accepted",
            "lines": [
              {
                "product": "66f0c0de0000000000000003",
                "size": "M",
                "quantity": 1
              }
            ],
            "reason": "too-small",
            "refund": {
              "items": 699,
              "tax": 63,
              "shipping": 0,
              "total": 762
            },
            "refundTo": {
              "method": "upi",
              "shown": "as…@okbank"
            },
            "requestedAt": "2026-11-20T06:30:00.000Z",
            "decidedAt": "2026-11-20T06:30:00.000Z",
            "refundPaid": {
              "at": "2026-11-20T06:30:00.000Z",
              "reference": "UTR 100200"
            }
          }
        ],
        "createdAt": "2026-11-20T06:30:00.000Z"
      },
      "addressVersion": 0,
      "refunds": [
        {
          "return": "66f0c0de0000000000000002",
          "amount": 762,
          "paidAt": "2026-11-20T06:30:00.000Z",
          "reference": "UTR 100200"
        }
      ],
      "trackingVersion": 0,
      "moves": [],
      "timeline": [
        {
          "kind": "refund",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "text": "UTR 100200"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Returned"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Return requested"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Delivered"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Out for delivery"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Shipped"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Packed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "by": "Test Shopper",
          "status": "Confirmed"
        },
        {
          "kind": "status",
          "at": "2026-11-20T06:30:00.000Z",
          "status": "Processing"
        }
      ]
    }
  },
  "GET /admin/transactions": {
    "path": "/admin/transactions",
    "status": 200,
    "answer": {
      "transactions": [
        {
          "_id": "66f0c0de0000000000000001",
          "kind": "cod",
          "order": "66f0c0de0000000000000001",
          "number": "ES-100001",
          "customer": "Test Shopper",
          "amount": 3077,
          "status": "inProgress",
          "at": "2026-11-20T06:30:00.000Z"
        }
      ],
      "sums": {
        "collected": {
          "count": 0,
          "amount": 0
        },
        "outstanding": {
          "count": 1,
          "amount": 3077
        },
        "cancelled": {
          "count": 0,
          "amount": 0
        },
        "refundsDue": {
          "count": 0,
          "amount": 0
        },
        "refunded": {
          "count": 0,
          "amount": 0
        },
        "net": 0
      },
      "total": 1,
      "page": 1,
      "limit": 25
    }
  },
  "GET /admin/transactions/export": {
    "path": "/admin/transactions/export",
    "status": 200,
    "answer": {
      "filename": "transactions-2099-11-20.csv",
      "csv": "﻿TRANSACTION,KIND,CUSTOMER,DATE & TIME,AMOUNT,STATUS\r\nES-100001,cod,Test Shopper,2099-11-20 12:00,3077,inProgress\r\n"
    }
  },
  "GET /admin/settings": {
    "path": "/admin/settings",
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 30,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "versions": {
        "details": 0,
        "charges": 0,
        "rules": 0,
        "home": 0
      }
    }
  },
  "PUT /admin/settings/details": {
    "path": "/admin/settings/details",
    "ifMatch": "\"0\"",
    "body": {
      "legalName": "",
      "address": "",
      "gstin": "",
      "email": "",
      "phone": "",
      "hours": "Mon to Sat, 1",
      "officerName": "",
      "officerDesignation": "",
      "officerEmail": "",
      "officerPhone": ""
    },
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "Mon to Sat, 1",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 30,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "versions": {
        "details": 1,
        "charges": 0,
        "rules": 0,
        "home": 0
      }
    }
  },
  "PUT /admin/settings/charges": {
    "path": "/admin/settings/charges",
    "ifMatch": "\"0\"",
    "body": {
      "taxMode": "flat",
      "tax": 251,
      "shipping": 30,
      "expressShipping": 35,
      "freeShippingFrom": null
    },
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 30,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "versions": {
        "details": 0,
        "charges": 1,
        "rules": 0,
        "home": 0
      }
    }
  },
  "PUT /admin/settings/rules": {
    "path": "/admin/settings/rules",
    "ifMatch": "\"0\"",
    "body": {
      "returnDays": 32,
      "openOrders": 1000,
      "openOrdersPerAddress": 1000,
      "piecesPerProductAndDay": 1000,
      "orderValue": 1000000,
      "secondOrderNeedsProof": false,
      "unconfirmedHours": 0,
      "lowStock": 3
    },
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 32,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "versions": {
        "details": 0,
        "charges": 0,
        "rules": 1,
        "home": 0
      }
    }
  },
  "PUT /admin/settings/home": {
    "path": "/admin/settings/home",
    "ifMatch": "\"0\"",
    "body": {
      "freeShippingClaim": 199,
      "satisfiedPercent": 99,
      "warrantyDays": 30,
      "basicPrice": 699,
      "heroTitle": "Sale of the summer collection",
      "newArrivalsTitle": "New arrivals are now in!",
      "saleFigure": "-50%",
      "saleTitle": "Sale 4"
    },
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 30,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale 4"
      },
      "versions": {
        "details": 0,
        "charges": 0,
        "rules": 0,
        "home": 1
      }
    }
  },
  "POST /admin/settings/put-back": {
    "path": "/admin/settings/put-back",
    "ifMatch": "\"0\"",
    "body": {
      "entry": "66f0c0de0000000000000001"
    },
    "status": 200,
    "answer": {
      "details": {
        "legalName": "",
        "address": "",
        "gstin": "",
        "email": "",
        "phone": "",
        "hours": "",
        "officerName": "",
        "officerDesignation": "",
        "officerEmail": "",
        "officerPhone": ""
      },
      "charges": {
        "taxMode": "flat",
        "tax": 251,
        "shipping": 30,
        "expressShipping": 35,
        "freeShippingFrom": null
      },
      "rules": {
        "returnDays": 30,
        "openOrders": 1000,
        "openOrdersPerAddress": 1000,
        "piecesPerProductAndDay": 1000,
        "orderValue": 1000000,
        "secondOrderNeedsProof": false,
        "unconfirmedHours": 0,
        "lowStock": 3
      },
      "home": {
        "freeShippingClaim": 199,
        "satisfiedPercent": 99,
        "warrantyDays": 30,
        "basicPrice": 699,
        "heroTitle": "Sale of the summer collection",
        "newArrivalsTitle": "New arrivals are now in!",
        "saleFigure": "-50%",
        "saleTitle": "Sale this summer"
      },
      "versions": {
        "details": 2,
        "charges": 0,
        "rules": 0,
        "home": 0
      }
    }
  },
  "GET /admin/staff": {
    "path": "/admin/staff",
    "status": 200,
    "answer": {
      "staff": [
        {
          "_id": "66f0c0de0000000000000001",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Admin",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "hasSecondFactor": false
        }
      ]
    }
  },
  "POST /admin/staff": {
    "path": "/admin/staff",
    "body": {
      "email": "shopper@example.com",
      "role": "Packer"
    },
    "status": 200,
    "answer": {
      "staff": [
        {
          "_id": "66f0c0de0000000000000001",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Admin",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "hasSecondFactor": false
        },
        {
          "_id": "66f0c0de0000000000000002",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Packer",
          "hasSecondFactor": false
        }
      ]
    }
  },
  "PUT /admin/staff/:id": {
    "path": "/admin/staff/66f0c0de0000000000000001",
    "body": {
      "role": "Catalogue"
    },
    "status": 200,
    "answer": {
      "staff": [
        {
          "_id": "66f0c0de0000000000000002",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Admin",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "hasSecondFactor": false
        },
        {
          "_id": "66f0c0de0000000000000001",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Catalogue",
          "hasSecondFactor": false
        }
      ]
    }
  },
  "GET /admin/customers": {
    "path": "/admin/customers?sort=name",
    "status": 200,
    "answer": {
      "customers": [
        {
          "_id": "66f0c0de0000000000000001",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Customer",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "figures": {
            "orders": 1,
            "cancelled": 0,
            "returned": 0,
            "spent": 979,
            "lastOrderAt": "2026-11-20T06:30:00.000Z"
          }
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25
    }
  },
  "GET /admin/customers/:id": {
    "path": "/admin/customers/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "firstname": "Test",
      "lastname": "Shopper",
      "mobile": "9876543210",
      "email": "shopper@example.com",
      "role": "Customer",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "figures": {
        "orders": 1,
        "cancelled": 0,
        "returned": 0,
        "spent": 979,
        "lastOrderAt": "2026-11-20T06:30:00.000Z"
      },
      "sessions": 1,
      "latest": [
        {
          "_id": "66f0c0de0000000000000002",
          "number": "ES-100001",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "orderStatus": "Delivered",
          "totalPrice": 979
        }
      ],
      "notes": [
        {
          "_id": "66f0c0de0000000000000003",
          "words": "Likes blue.",
          "at": "2026-11-20T06:30:00.000Z",
          "by": {
            "_id": "66f0c0de0000000000000004",
            "name": "Test Shopper"
          }
        }
      ]
    }
  },
  "POST /admin/customers/:id/notes": {
    "path": "/admin/customers/66f0c0de0000000000000001/notes",
    "body": {
      "words": "Wants to be called before delivery."
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "firstname": "Test",
      "lastname": "Shopper",
      "mobile": "9876543210",
      "email": "shopper@example.com",
      "role": "Customer",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "figures": {
        "orders": 0,
        "cancelled": 0,
        "returned": 0,
        "spent": 0
      },
      "sessions": 1,
      "latest": [],
      "notes": [
        {
          "_id": "66f0c0de0000000000000002",
          "words": "Wants to be called before delivery.",
          "at": "2026-11-20T06:30:00.000Z",
          "by": {
            "_id": "66f0c0de0000000000000003",
            "name": "Test Shopper"
          }
        }
      ]
    }
  },
  "POST /admin/customers/:id/password-reset": {
    "path": "/admin/customers/66f0c0de0000000000000001/password-reset",
    "status": 200,
    "answer": {
      "message": "We sent a password reset link to shopper@example.com. It is valid for 30 minutes."
    }
  },
  "DELETE /admin/customers/:id/sessions": {
    "path": "/admin/customers/66f0c0de0000000000000001/sessions",
    "status": 200,
    "answer": {
      "message": "Test Shopper has been signed out everywhere."
    }
  },
  "GET /admin/reviews": {
    "path": "/admin/reviews?show=reported",
    "status": 200,
    "answer": {
      "reviews": [
        {
          "_id": "66f0c0de0000000000000001",
          "stars": 1,
          "words": "It came to 12 Lake Road.",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "product": {
            "_id": "66f0c0de0000000000000002",
            "name": "Plain T-Shirt"
          },
          "author": {
            "_id": "66f0c0de0000000000000003",
            "name": "Test Shopper"
          },
          "reports": [
            {
              "reason": "private",
              "at": "2026-11-20T06:30:00.000Z"
            }
          ],
          "isHidden": false
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25,
      "counts": {
        "reported": 1,
        "hidden": 0
      }
    }
  },
  "PUT /admin/reviews/:id": {
    "path": "/admin/reviews/66f0c0de0000000000000001",
    "body": {
      "decision": "hide",
      "reason": "It names a private address."
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "stars": 1,
      "words": "It came to 12 Lake Road.",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "product": {
        "_id": "66f0c0de0000000000000002",
        "name": "Plain T-Shirt"
      },
      "author": {
        "_id": "66f0c0de0000000000000003",
        "name": "Test Shopper"
      },
      "reports": [],
      "isHidden": true,
      "decision": {
        "by": {
          "_id": "66f0c0de0000000000000004",
          "name": "Test Shopper"
        },
        "at": "2026-11-20T06:30:00.000Z",
        "reason": "It names a private address."
      }
    }
  },
  "PUT /admin/promocodes/:code/terms": {
    "path": "/admin/promocodes/CODE-1A2B3C4D/terms",
    "ifMatch": "\"0\"",
    "body": {
      "active": true,
      "limit": 100,
      "endsOn": "2099-12-31"
    },
    "status": 200,
    "answer": {
      "code": "CODE-1A2B3C4D",
      "reduction": {
        "percent": 10
      },
      "endsOn": "2099-12-31",
      "limit": 100,
      "isPublic": false,
      "active": true,
      "used": 0,
      "state": "running",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "version": 1
    }
  },
  "GET /admin/newsletter": {
    "path": "/admin/newsletter",
    "status": 200,
    "answer": {
      "subscribers": [
        {
          "_id": "66f0c0de0000000000000001",
          "email": "reader-7@example.com",
          "state": "confirmed",
          "consentVersion": "2026-1",
          "requestedAt": "2026-11-20T06:30:00.000Z",
          "confirmedAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25,
      "counts": {
        "confirmed": 1,
        "pending": 0,
        "unsubscribed": 0
      }
    }
  },
  "GET /admin/newsletter/export": {
    "path": "/admin/newsletter/export",
    "status": 200,
    "answer": {
      "filename": "newsletter-2099-11-20.csv",
      "csv": "﻿EMAIL,CONFIRMED,CONSENT\r\nreader-6@example.com,2099-11-20,2026-1\r\n"
    }
  },
  "GET /admin/messages": {
    "path": "/admin/messages?show=open",
    "status": 200,
    "answer": {
      "messages": [
        {
          "_id": "66f0c0de0000000000000001",
          "number": "T-900001",
          "subject": "complaint",
          "state": "open",
          "message": "The parcel came open.",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "clock": {
            "acknowledgeBy": "2026-11-20T06:30:00.000Z",
            "settleBy": "2099-12-20T06:30:00.000Z"
          },
          "answers": [],
          "name": "Asha Rao",
          "email": "asha@example.com",
          "notes": []
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25,
      "counts": {
        "open": 1,
        "due": 0,
        "overdue": 0,
        "answered": 0,
        "closed": 0
      }
    }
  },
  "GET /admin/mails/dead": {
    "path": "/admin/mails/dead",
    "status": 200,
    "answer": {
      "mails": [
        {
          "_id": "66f0c0de0000000000000001",
          "kind": "order-placed",
          "to": "r…@example.com",
          "lastError": "550 No such mailbox",
          "attempts": 9,
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "total": 1,
      "page": 1,
      "limit": 25
    }
  },
  "POST /admin/mails/dead/settle": {
    "path": "/admin/mails/dead/settle",
    "body": {
      "ids": [
        "66f0c0de0000000000000001"
      ],
      "how": "put-aside"
    },
    "status": 200,
    "answer": {
      "settled": 1
    }
  },
  "GET /me/export": {
    "path": "/me/export",
    "status": 200,
    "answer": {
      "exportedAt": "2026-11-20T06:30:00.000Z",
      "notes": [
        "Your newsletter, stock alerts and messages sent without signing in are linked only to your email address. They are included once you confirm the address with a link that we email you."
      ],
      "profile": {
        "_id": "66f0c0de0000000000000001",
        "firstname": "Test",
        "lastname": "Shopper",
        "mobile": "9876543210",
        "email": "shopper@example.com",
        "role": "Customer",
        "registeredAt": "2026-11-20T06:30:00.000Z"
      },
      "addresses": [],
      "sessions": [
        {
          "device": "",
          "signedInAt": "2026-11-20T06:30:00.000Z",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "endsAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "orders": [],
      "reviews": [],
      "reviewReports": [],
      "wishlist": [],
      "cart": [],
      "promoCodes": [],
      "stockAlerts": [
        {
          "_id": "66f0c0de0000000000000002",
          "product": "66f0c0de0000000000000003",
          "name": "Plain T-Shirt",
          "size": "M",
          "state": "waiting",
          "consentVersion": "2026-1",
          "requestedAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "contactMessages": [],
      "mails": [
        {
          "kind": "welcome",
          "state": "pending",
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "handledByStaff": []
    }
  },
  "GET /me/privacy": {
    "path": "/me/privacy",
    "status": 200,
    "answer": {
      "isEmailProven": false,
      "alerts": [
        {
          "_id": "66f0c0de0000000000000001",
          "product": "66f0c0de0000000000000002",
          "name": "Plain T-Shirt",
          "size": "M",
          "state": "waiting",
          "consentVersion": "2026-1",
          "requestedAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "openOrders": []
    }
  },
  "PUT /me/newsletter": {
    "path": "/me/newsletter",
    "body": {
      "wanted": true,
      "consent": "2026-1"
    },
    "status": 200,
    "answer": {
      "message": "Check your email. We sent a link to shopper@example.com. You are subscribed once you confirm it."
    }
  },
  "DELETE /me/alerts/:id": {
    "path": "/me/alerts/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "message": "Alert cancelled."
    }
  },
  "PUT /me/nominee": {
    "path": "/me/nominee",
    "body": {
      "name": "Usha Rao",
      "email": "usha@example.com"
    },
    "status": 200,
    "answer": {
      "name": "Usha Rao",
      "email": "usha@example.com",
      "namedAt": "2026-11-20T06:30:00.000Z"
    }
  },
  "DELETE /me/nominee": {
    "path": "/me/nominee",
    "status": 200,
    "answer": {
      "message": "Nominee removed."
    }
  },
  "POST /me/email-proof": {
    "path": "/me/email-proof",
    "status": 200,
    "answer": {
      "message": "We sent a link to shopper@example.com. It is valid for 24 hours."
    }
  },
  "PUT /me/email-proof": {
    "path": "/me/email-proof",
    "body": {
      "token": "a-token-of-forty-three-characters-0123456789"
    },
    "status": 200,
    "answer": {
      "message": "shopper@example.com is confirmed."
    }
  },
  "POST /me/erase": {
    "path": "/me/erase",
    "body": {
      "password": "a long enough password"
    },
    "status": 200,
    "answer": {
      "message": "Your account was deleted. We sent a final email to shopper@example.com."
    }
  },
  "POST /admin/customers/:id/export": {
    "path": "/admin/customers/66f0c0de0000000000000001/export",
    "body": {
      "reason": "Asked for it by a mail from the address of the account."
    },
    "status": 200,
    "answer": {
      "exportedAt": "2026-11-20T06:30:00.000Z",
      "notes": [
        "Your newsletter, stock alerts and messages sent without signing in are linked only to your email address. They are included once you confirm the address with a link that we email you."
      ],
      "profile": {
        "_id": "66f0c0de0000000000000001",
        "firstname": "Test",
        "lastname": "Shopper",
        "mobile": "9876543210",
        "email": "shopper@example.com",
        "role": "Customer",
        "registeredAt": "2026-11-20T06:30:00.000Z"
      },
      "addresses": [],
      "sessions": [
        {
          "device": "",
          "signedInAt": "2026-11-20T06:30:00.000Z",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "endsAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "orders": [],
      "reviews": [],
      "reviewReports": [],
      "wishlist": [],
      "cart": [],
      "promoCodes": [],
      "stockAlerts": [],
      "contactMessages": [],
      "mails": [
        {
          "kind": "welcome",
          "state": "pending",
          "createdAt": "2026-11-20T06:30:00.000Z"
        }
      ],
      "handledByStaff": []
    }
  },
  "POST /admin/customers/:id/erase": {
    "path": "/admin/customers/66f0c0de0000000000000001/erase",
    "body": {
      "reason": "Asked for it by a mail from the address of the account."
    },
    "status": 200,
    "answer": {
      "message": "The account was deleted. The customer gets a final email."
    }
  },
  "GET /admin/second-factor": {
    "path": "/admin/second-factor",
    "status": 200,
    "answer": {
      "policy": "offered",
      "since": "2026-11-20T06:30:00.000Z",
      "recoveryCodesLeft": 10
    }
  },
  "POST /admin/second-factor/key": {
    "path": "/admin/second-factor/key",
    "status": 200,
    "answer": {
      "key": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      "uri": "otpauth://totp/E-Store:shopper-f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=E-Store&algorithm=SHA1&digits=6&period=30",
      "ticket": "a-token-of-forty-three-characters-0123456789"
    }
  },
  "PUT /admin/second-factor": {
    "path": "/admin/second-factor",
    "body": {
      "ticket": "a-token-of-forty-three-characters-0123456789",
      "code": "123456"
    },
    "status": 200,
    "answer": {
      "policy": "offered",
      "since": "2026-11-20T06:30:00.000Z",
      "recoveryCodesLeft": 10,
      "recoveryCodes": [
        "aaaa-2345-wxyz",
        "bbbb-2345-wxyz",
        "cccc-2345-wxyz",
        "dddd-2345-wxyz",
        "eeee-2345-wxyz",
        "ffff-2345-wxyz",
        "gggg-2345-wxyz",
        "hhhh-2345-wxyz",
        "iiii-2345-wxyz",
        "jjjj-2345-wxyz"
      ]
    }
  },
  "POST /admin/second-factor/recovery-codes": {
    "path": "/admin/second-factor/recovery-codes",
    "body": {
      "code": "123456"
    },
    "status": 200,
    "answer": {
      "policy": "offered",
      "since": "2026-11-20T06:30:00.000Z",
      "recoveryCodesLeft": 10,
      "recoveryCodes": [
        "aaaa-2345-wxyz",
        "bbbb-2345-wxyz",
        "cccc-2345-wxyz",
        "dddd-2345-wxyz",
        "eeee-2345-wxyz",
        "ffff-2345-wxyz",
        "gggg-2345-wxyz",
        "hhhh-2345-wxyz",
        "iiii-2345-wxyz",
        "jjjj-2345-wxyz"
      ]
    }
  },
  "POST /admin/second-factor/end": {
    "path": "/admin/second-factor/end",
    "body": {
      "code": "123456"
    },
    "status": 200,
    "answer": {
      "policy": "offered",
      "recoveryCodesLeft": 0
    }
  },
  "DELETE /admin/staff/:id/second-factor": {
    "path": "/admin/staff/66f0c0de0000000000000001/second-factor",
    "status": 200,
    "answer": {
      "staff": [
        {
          "_id": "66f0c0de0000000000000002",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Admin",
          "lastSeenAt": "2026-11-20T06:30:00.000Z",
          "hasSecondFactor": false
        },
        {
          "_id": "66f0c0de0000000000000001",
          "firstname": "Test",
          "lastname": "Shopper",
          "mobile": "9876543210",
          "email": "shopper@example.com",
          "role": "Packer",
          "hasSecondFactor": false
        }
      ]
    }
  },
  "GET /admin/status": {
    "path": "/admin/status",
    "status": 200,
    "answer": {
      "at": "2026-11-20T06:30:00.000Z",
      "version": "0.2.0",
      "node": "20.20.2",
      "startedAt": "2026-11-20T06:30:00.000Z",
      "database": {
        "version": "6.0.5",
        "answeredInMs": 2,
        "clockAheadMs": 0
      },
      "timeServer": null,
      "migrations": {
        "applied": 29,
        "pending": [],
        "last": "091-public-promo-codes"
      },
      "worker": {
        "at": "2026-11-20T06:30:00.000Z",
        "startedAt": "2026-11-20T06:30:00.000Z",
        "isOwnProcess": false
      },
      "outbox": {
        "pending": 3,
        "dead": 0,
        "oldestAt": "2026-11-20T06:30:00.000Z"
      },
      "mails": {
        "isDemo": false,
        "sender": "E-Store <no-reply@estore.example>",
        "isExampleSender": true,
        "linksTo": "http://localhost:3000",
        "isLocalLink": true
      },
      "backup": null,
      "disk": {
        "freeBytes": 41000000000,
        "totalBytes": 80000000000
      },
      "bucket": null
    }
  },
  "GET /me/tickets": {
    "path": "/me/tickets",
    "status": 200,
    "answer": {
      "tickets": [
        {
          "_id": "66f0c0de0000000000000001",
          "number": "T-900002",
          "subject": "complaint",
          "state": "open",
          "message": "The parcel came open.",
          "createdAt": "2026-11-20T06:30:00.000Z",
          "clock": {
            "acknowledgeBy": "2026-11-20T06:30:00.000Z",
            "settleBy": "2099-12-20T06:30:00.000Z"
          },
          "answers": []
        }
      ]
    }
  },
  "GET /admin/messages/:id": {
    "path": "/admin/messages/66f0c0de0000000000000001",
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "T-900003",
      "subject": "complaint",
      "state": "open",
      "message": "The parcel came open.",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "clock": {
        "acknowledgeBy": "2026-11-20T06:30:00.000Z",
        "settleBy": "2099-12-20T06:30:00.000Z"
      },
      "answers": [],
      "name": "Asha Rao",
      "email": "asha@example.com",
      "notes": []
    }
  },
  "POST /admin/messages/:id/answers": {
    "path": "/admin/messages/66f0c0de0000000000000001/answers",
    "body": {
      "words": "A new one leaves today."
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "T-900006",
      "subject": "complaint",
      "state": "answered",
      "message": "The parcel came open.",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "clock": {
        "acknowledgeBy": "2026-11-20T06:30:00.000Z",
        "settleBy": "2099-12-20T06:30:00.000Z"
      },
      "answers": [
        {
          "_id": "66f0c0de0000000000000002",
          "words": "A new one leaves today.",
          "at": "2026-11-20T06:30:00.000Z",
          "by": {
            "name": "Test Shopper"
          }
        }
      ],
      "name": "Asha Rao",
      "email": "asha@example.com",
      "notes": []
    }
  },
  "POST /admin/messages/:id/notes": {
    "path": "/admin/messages/66f0c0de0000000000000001/notes",
    "body": {
      "words": "Ask the courier."
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "T-900005",
      "subject": "complaint",
      "state": "open",
      "message": "The parcel came open.",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "clock": {
        "acknowledgeBy": "2026-11-20T06:30:00.000Z",
        "settleBy": "2099-12-20T06:30:00.000Z"
      },
      "answers": [],
      "name": "Asha Rao",
      "email": "asha@example.com",
      "notes": [
        {
          "_id": "66f0c0de0000000000000002",
          "words": "Ask the courier.",
          "at": "2026-11-20T06:30:00.000Z",
          "by": {
            "name": "Test Shopper"
          }
        }
      ]
    }
  },
  "PUT /admin/messages/:id": {
    "path": "/admin/messages/66f0c0de0000000000000001",
    "body": {
      "state": "closed"
    },
    "status": 200,
    "answer": {
      "_id": "66f0c0de0000000000000001",
      "number": "T-900004",
      "subject": "complaint",
      "state": "closed",
      "message": "The parcel came open.",
      "createdAt": "2026-11-20T06:30:00.000Z",
      "closedAt": "2026-11-20T06:30:00.000Z",
      "clock": {
        "acknowledgeBy": "2026-11-20T06:30:00.000Z",
        "settleBy": "2099-12-20T06:30:00.000Z"
      },
      "answers": [],
      "name": "Asha Rao",
      "email": "asha@example.com",
      "notes": []
    }
  }
};
